import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const stressed = (y: number, force = 1, token: 'stress' | 'strain' = 'stress') =>
  inStory('upgrade:seventhsister', {
    first: [{ do: 'gainToken', ship: 'ship:B1', token, by: 'p2' }],
    alone: true,
    p1: [{ pilot: 'omicrongrouppilot', at: [300, 200], force }],
    p2: [{ pilot: 'wedgeantilles', at: [300, y] }],
  });

test('Seventh Sister (crew): a Force turns the stress of an enemy close by into a jam or tractor token', () => {
  expect(stressed(300).offered()).toHaveLength(2);
  const { game } = stressed(300).use('jam');
  expect(game.tokens('B1')).toEqual({ jam: 1 });
  expect(game.ship('A1').force).toBe(0);
});

test('Seventh Sister (crew): not beyond range 1, nor without Force, nor for strain', () => {
  expect(stressed(300, 1, 'strain').offered()).toEqual([]);
  expect(stressed(450).offered()).toEqual([]);
  expect(stressed(300, 0).offered()).toEqual([]);
});
