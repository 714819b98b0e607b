import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const CARD = 'upgrade:ahsokatano-legendsandrelics';
/** Flies the 3 straight from y 150 to 310; the rock lies on the way, or under the end. */
const flies = (rock: readonly [number, number], y = 440, x = 300) =>
  inStory(CARD, {
    rocks: [{ is: 'coreasteroid0', at: rock }],
    p1: [{ pilot: 'redsquadronveteran', at: [300, 150], dial: '3FW', force: 1 }],
    p2: [{ pilot: 'sabersquadronace', at: [x, y], dial: '2FB', heading: 90 }],
    dice: ['hit'],
  });
const THROUGH = [300, 230] as const;

test('Ahsoka Tano (Legends and Relics): a Force, and the rock on her way does nothing; an enemy close ahead may be locked', () => {
  const told = flies(THROUGH).use();
  expect(told.game.ship('A1').force).toBe(0);
  expect(told.offered()).toEqual(['ship:B1']);
  const { game } = told.use('ship:B1');
  expect(game.events('damageSuffered')).toEqual([]);
  expect(game.ship('A1').locks).toEqual(['ship:B1']);
});

test('Ahsoka Tano (Legends and Relics): no lock at range 2 or beside her, nor where there is no rock on the way, or only under its end', () => {
  expect(flies([300, 352]).use().offered()).toEqual([]);
  expect(flies(THROUGH, 620).use().offered()).toEqual([]);
  expect(flies(THROUGH, 310, 400).use().offered()).toEqual([]);
  expect(flies([700, 700]).use().offered()).toEqual([]);
});

test('Ahsoka Tano (Legends and Relics): nothing paid, the rock does its harm and brings no lock', () => {
  const told = flies(THROUGH).leave();
  expect(told.offered()).toEqual([]);
  expect(told.game.events('damageSuffered').length).toBeGreaterThan(0);
});
