import { expect, test } from 'vitest';
import { onBoard } from '../../src/board/scale';
import { placesAsked } from '../../src/board/useFollow';
import { scenario } from '../support/scenario';

const wing = (x: number, y: number) => ({ pilot: 'redsquadronveteran', at: [x, y] }) as const;
const foe = (x: number, y: number) => ({ pilot: 'academypilot', at: [x, y], heading: 180 }) as const;

test('who engages next is asked with the enemies within a shot in sight, and no others', () => {
  const game = scenario({
    phase: 'engagement',
    p1: [wing(300, 300), wing(400, 300)],
    p2: [foe(300, 500), foe(860, 860)],
  });
  const { state } = game;
  expect(game.asked('p1')).toBe('chooseShip');
  const places = placesAsked(state, state.pending[0]!, 'all', []);
  expect(places).toContainEqual(onBoard({ x: 300, y: 500 }));
  expect(places).not.toContainEqual(onBoard({ x: 860, y: 860 }));
});
