import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:l337sprogramming-configuration';
const flown = (dial: '2BW' | '2FW', shields: number) =>
  flying(CARD, { pilot: 'bluesquadronscout', dial, shields })
    .until('chooseAction')
    .game.about('A1', 'difficultyChecked')!.difficulty;

test('L3-37’s Programming: without shields a white bank is blue', () => {
  expect(flown('2BW', 0)).toBe('blue');
});

test('L3-37’s Programming: not with a shield, and not for a straight', () => {
  expect([flown('2BW', 1), flown('2FW', 0)]).toEqual(['white', 'white']);
});
