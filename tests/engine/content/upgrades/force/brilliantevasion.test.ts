import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const CARD = 'upgrade:brilliantevasion';
const ROLLS = 'hit hit hit / focus focus focus';
const shot = (at: readonly [number, number], force = 1) =>
  inDuel(CARD, { on: 'defender', defender: { pilot: 'grandinquisitor', at, force }, rolls: ROLLS }).attack();

test('Brilliant Evasion: outside the bullseye one Force makes two evades', () => {
  const { game } = shot([510, 500]).use();
  if (game.asked('p2') === 'changeDice') game.pick('p2', ['die:0', 'die:1']);
  expect(game.last('diceChanged')!.after).toEqual(['evade', 'evade', 'focus']);
  expect(game.ship('B1').force).toBe(0);
});
test('Brilliant Evasion: not in the bullseye, not without Force', () => {
  expect(shot([457, 500]).offered()).toEqual([]);
  expect(shot([510, 500], 0).offered()).toEqual([]);
});
