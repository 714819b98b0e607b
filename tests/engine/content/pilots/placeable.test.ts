import { describe, expect, test } from 'vitest';
import type { Pose } from '../../../../src/engine/core/place';
import { type Placed, type Story, scenario } from '../../../support/scenario';

const hand = (pilot: string): Placed => ({ pilot, at: [0, 0], where: 'hand' });
const at = (x: number, y: number): Pose => ({ x, y, heading: 0 });

/** Forces are placed: the next one is asked for. */
const setup = (story: Pick<Story, 'p1' | 'p2'>) => scenario({ ...story, first: [{ do: 'placeForces' }], alone: true });

describe('Lieutenant Dormitz', () => {
  const dormitz: Placed = { pilot: 'lieutenantdormitz', at: [300, 60] };
  const game = (pilot: string, before: Placed = dormitz) =>
    setup({ p1: [before, hand(pilot)], p2: [{ pilot: 'bluesquadronrookie', at: [300, 860], heading: 180 }] });

  test('once he is placed, a small friend may be placed at range 2 of him', () => {
    const placed = game('epsilonsquadroncadet').place('p1', 'place:ship:A2', at(300, 300));
    expect(placed.ship('A2')).toMatchObject({ where: 'table', pose: { x: 300, y: 300 } });
  });
  test('near the edge as well, far from him', () => {
    expect(game('epsilonsquadroncadet').place('p1', 'place:ship:A2', at(850, 60)).ship('A2').where).toBe('table');
  });
  test('not at range 3 of him, no medium or large ship, and nobody before he is placed', () => {
    const refused = (pilot: string, y: number, before?: Placed) =>
      game(pilot, before).refusal('p1', { option: 'place:ship:A2', pose: at(300, y) });
    expect(refused('epsilonsquadroncadet', 330)).toBe('notThere');
    expect(refused('starkillerbasepilot', 300)).toBe('notThere');
    expect(refused('epsilonsquadroncadet', 300, hand('lieutenantdormitz'))).toBe('notThere');
  });
});

describe('Han Solo (Scavenged YT-1300)', () => {
  const game = () =>
    setup({
      p1: [hand('hansolo-scavengedyt1300')],
      p2: [{ pilot: 'academypilot', at: [300, 860], heading: 180 }],
    });
  test('is placed anywhere beyond range 3 of every enemy ship', () => {
    // From 840 down to 540 is range 3 of the enemy; his base is 40 long ahead of its middle.
    expect(game().place('p1', 'place:ship:A1', at(300, 499)).ship('A1').pose).toMatchObject({ x: 300, y: 499 });
  });
  test('not at range 3 of one', () => {
    expect(game().refusal('p1', { option: 'place:ship:A1', pose: at(300, 501) })).toBe('notThere');
  });
});
