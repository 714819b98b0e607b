import { expect, test } from 'vitest';
import { inDuel } from '../../../../support/card';

const CARD = 'upgrade:alpha3bbesh';
const duel = (locks: readonly string[]) =>
  inDuel(CARD, { attacker: { pilot: 'loyalistvolunteer', locks }, rolls: 'blank hit' }).attack();

test('Alpha-3B “Besh”: the lock on the defender turns a blank to a hit', () => {
  const { game } = duel(['B1']).use();
  expect(game.last('diceChanged')!.after).toEqual(['hit', 'hit']);
  expect(game.ship('A1').locks).toEqual([]);
});

test('Alpha-3B “Besh”: not without the lock', () => {
  expect(duel([]).offered()).toEqual([]);
});
