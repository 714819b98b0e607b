import { expect, test } from 'vitest';
import { acting } from '../../../../support/actions';

const acts = (upgrades: readonly string[], x: number) =>
  acting([
    { pilot: 'wedgeantilles', upgrades: ['c3po-crew'], at: [100, 400] },
    { pilot: 'wedgeantilles', upgrades, at: [x, 400] },
  ]);
const RED = 'action:coordinate:red';

test('C-3PO (Resistance): coordinates a friend beyond range 2 that has calculate on its bar', () => {
  const game = acts(['c3po'], 700).choose('p1', RED, 'ship:A2', 'pass');
  expect(game.last('shipCoordinated')).toMatchObject({ ship: 'ship:A2' });
  expect(game.tokens('A1')).toEqual({ calculate: 1, stress: 1 });
});

test('C-3PO (Resistance): not one without it, except at range 1-2', () => {
  expect(acts([], 700).offers('p1')).not.toContain(RED);
  expect(acts([], 250).offers('p1')).toContain(RED);
});

test('C-3PO (Resistance): a calculate action brings two tokens', () => {
  expect(acts([], 700).choose('p1', 'action:calculate:white').tokens('A1')).toEqual({ calculate: 2 });
});
