import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const ends = (at: readonly [number, number], spent = 1) =>
  inStory('upgrade:jabbathehutt', {
    phase: 'end',
    p1: [
      { pilot: 'outerrimsmuggler', at: [200, 200] },
      { pilot: 'bountyhunter', at, upgrades: ['riggedcargochute', 'protonbombs'] },
    ],
    p2: [{ pilot: 'academypilot', at: [800, 800] }],
    first: Array.from({ length: spent }, () => ({
      do: 'spendCharge',
      ship: 'ship:A2',
      card: 'upgrade:riggedcargochute',
    })),
  });

test('Jabba the Hutt: a charge for one on an illicit upgrade of a friend at range 0-2', () => {
  const { game } = ends([350, 200]).use('ship:A2:upgrade:riggedcargochute');
  expect(game.ship('A2').upgrades[0]!.charges).toBe(1);
  expect(game.ship('A1').upgrades[0]!.charges).toBe(3);
});

test('Jabba the Hutt: not beyond range 2, nor where none is spent', () => {
  expect(ends([700, 200]).offered()).toEqual([]);
  expect(ends([350, 200], 0).offered()).toEqual([]);
});
