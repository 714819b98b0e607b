import { expect, test } from 'vitest';
import { inStory } from '../../../../support/card';

const CARD = 'upgrade:ensnare';
const told = (at: readonly [number, number], tractor = 1, turret: 'front' | 'left' = 'front') =>
  inStory(CARD, {
    phase: 'activation',
    p1: [{ pilot: 'chertek', at: [400, 200], dial: '2FB', tokens: { tractor }, turret }],
    p2: [{ pilot: 'redsquadronveteran', at, dial: '1FB' }],
  });

test('Ensnare: the tractor token goes to a ship in the turret arc, which its player then moves', () => {
  const { game } = told([400, 480]).use('ship:B1');
  expect(game.tokens('A1').tractor).toBeUndefined();
  expect(game.tokens('B1').tractor).toBe(1);
  expect(game.asked('p1')).toBe('tractorMove');
});
test('Ensnare: not untractored, not out of the arc, not at range 2', () => {
  expect(told([400, 480], 0).offered()).toEqual([]);
  expect(told([400, 480], 1, 'left').offered()).toEqual([]);
  expect(told([400, 600]).offered()).toEqual([]);
});
