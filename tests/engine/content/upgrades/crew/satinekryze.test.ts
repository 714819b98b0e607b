import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const begins = (charges = 2) =>
  inStory('upgrade:satinekryze', {
    phase: 'engagement',
    first: Array.from(
      { length: 2 - charges },
      () =>
        ({
          do: 'loseCharge',
          ship: 'ship:A1',
          card: 'upgrade:satinekryze',
        }) as const,
    ),
    p1: [
      { pilot: 'outerrimsmuggler', at: [300, 200] },
      { pilot: 'wedgeantilles', at: [800, 100] },
    ],
    p2: [{ pilot: 'academypilot', at: [300, 350] }],
  });

test('Satine Kryze: two charges, and each friend anywhere takes one of the two pairs, or none', () => {
  const told = begins();
  expect(told.offered()).toHaveLength(4);
  const { game } = told.use('ship:A2:evade and disarm');
  expect(game.tokens('A2')).toEqual({ disarm: 1, evade: 1 });
  expect(game.ship('A1').upgrades[0]!.charges).toBe(0);
  expect(told.offered()).toHaveLength(2);
  told.use('ship:A1:focus and deplete');
  expect(game.tokens('A1')).toEqual({ deplete: 1, focus: 1 });
});

test('Satine Kryze: not for one charge', () => {
  expect(begins(1).offered()).toEqual([]);
});
