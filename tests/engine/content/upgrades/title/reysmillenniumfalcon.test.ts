import { expect, test } from 'vitest';
import { flying } from '../../../../support/flying';

const CARD = 'upgrade:reysmillenniumfalcon';
type Dial = '3LR' | '4FR' | '2FB';
const flown = (stress: number, dial: Dial = '2FB') =>
  flying(CARD, { pilot: 'resistancesympathizer', dial, turret: 'front', tokens: { stress } });

test('Rey’s Millennium Falcon: a red Segnor’s loop with two stress tokens', () => {
  expect(flown(2, '3LR').until().game.about('A1', 'maneuverExecuted')?.maneuver).toBe('3LR');
});

test('Rey’s Millennium Falcon: not with three, and no other red maneuver', () => {
  expect(flown(3, '3LR').until().game.about('A1', 'maneuverExecuted')?.maneuver).toBe('2FW');
  expect(flown(1, '4FR').until().game.about('A1', 'maneuverExecuted')?.maneuver).toBe('2FW');
});

const actions = (stress: number) => flown(stress, '2FB').until('chooseAction').game.offers('p1');

test('Rey’s Millennium Falcon: boost and rotate even while stressed, nothing else', () => {
  expect(actions(3).filter(key => key !== 'pass')).toEqual(['action:boost:red', 'action:rotate:red']);
});

test('Rey’s Millennium Falcon: not with more than two', () => {
  expect(actions(4)).not.toContain('action:boost:red');
});
