import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const CARD = 'upgrade:shatteringshot';
const shot = (rocks: readonly (readonly [number, number])[], force = 1) =>
  inDuel(CARD, {
    attacker: { pilot: 'lukeskywalker', force },
    range: 3,
    rolls: 'hit blank blank / blank blank blank',
    rocks: rocks.map(at => ({ is: 'coreasteroid1', at })),
  }).attack();

test('Shattering Shot: a Force adds a focus past an obstacle', () => {
  const { game } = shot([[457, 420]]).use();
  expect(game.last('diceAdded')!.after).toEqual(['hit', 'blank', 'blank', 'focus']);
  expect(game.ship('A1').force).toBe(0);
});
test('Shattering Shot: or with one at range 0 of the defender', () => {
  expect(shot([[457, 640]]).offered()).toHaveLength(1);
});
test('Shattering Shot: not in the open, not without Force', () => {
  expect(shot([[300, 420]]).offered()).toEqual([]);
  expect(shot([[457, 420]], 0).offered()).toEqual([]);
});
