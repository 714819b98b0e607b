import { expect, test } from 'vitest';
import { flying } from '../../../support/flying';

const CARD = 'shipAbility:finetunedthrusters';
const TIE = { pilot: 'firstorderprovocateur' };

test('Fine-Tuned Thrusters: a deplete or strain token for a lock or barrel roll, paid with the action', () => {
  const told = flying(CARD, TIE);
  expect(told.offered()).toEqual([`use:${CARD}:deplete`, `use:${CARD}:strain`]);
  // Nobody is near enough for a lock: the roll is the only action, and is not asked for again.
  told.use('strain');
  told.game.choose('p1', 'roll:left:middle');
  expect(told.game.tokens('A1')).toEqual({ strain: 1 });
});

test('Fine-Tuned Thrusters: not while depleted', () => {
  expect(flying(CARD, { ...TIE, dial: '3FW', tokens: { deplete: 1 } }).offered()).toEqual([]);
});
