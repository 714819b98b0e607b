import { expect, test } from 'vitest';
import { flying } from '../../../support/flying';

const CARD = 'shipAbility:finetunedcontrols';

test('Fine-Tuned Controls: after a maneuver, a Force for a boost or barrel roll, paid with the choice', () => {
  const told = flying(CARD, { pilot: 'jediknight' });
  expect(told.offered()).toEqual(['action:boost:white', 'action:barrelRoll:white']);
  expect(flying(CARD, { pilot: 'jediknight' }).use('boost:white').game.ship('A1').force).toBe(0);
});

test('Fine-Tuned Controls: not without Force', () => {
  expect(flying(CARD, { pilot: 'jediknight', force: 0 }).offered()).toEqual([]);
});

test('Fine-Tuned Controls: not after half a maneuver', () => {
  const p1 = [
    { pilot: 'jediknight', at: [457, 300], dial: '2FB' },
    { pilot: 'wedgeantilles', at: [457, 430], dial: '2FB' },
  ] as const;
  expect(flying(CARD, { pilot: 'jediknight' }, { p1 }).offered()).toEqual([]);
});
