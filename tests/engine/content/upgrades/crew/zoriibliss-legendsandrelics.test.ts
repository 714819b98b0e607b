import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const jammed = (y: number, jam = 1) =>
  inStory('upgrade:zoriibliss-legendsandrelics', {
    phase: 'engagement',
    first: Array.from({ length: jam }, () => ({ do: 'gainToken', ship: 'ship:B1', token: 'jam', by: 'p1' }) as const),
    p1: [{ pilot: 'outerrimsmuggler', at: [300, 200] }],
    p2: [{ pilot: 'academypilot', at: [300, y], tokens: { evade: 1 } }],
  });

test('Zorii Bliss: a green token that an enemy loses to a jam token is hers, for a charge', () => {
  const { game } = jammed(360).use();
  expect(game.tokens('A1')).toEqual({ evade: 1 });
  expect(game.tokens('B1')).toEqual({});
  expect(game.ship('A1').upgrades[0]!.charges).toBe(0);
});

test('Zorii Bliss: not beyond range 2, nor a token that is lost unjammed', () => {
  expect(jammed(600).offered()).toEqual([]);
  expect(jammed(360, 0).offered()).toEqual([]);
});
