import { expect, test } from 'vitest';
import { flying } from '../../../support/flying';

const CARD = 'shipAbility:modifiedfororganics';
const flown = (dial: '2BW' | '3YW' | '2FB') =>
  flying(CARD, { pilot: 'kelrodoaiholdout', dial }).game.about('A1', 'difficultyChecked')!.difficulty;

test('Modified for Organics: banks of speed 2 are easier, turns of speed 3 harder', () => {
  expect([flown('2BW'), flown('3YW')]).toEqual(['blue', 'red']);
});

test('Modified for Organics: a straight is as printed', () => {
  expect(flown('2FB')).toBe('blue');
});
