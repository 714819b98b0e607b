import { describe, expect, test } from 'vitest';
import type { ProfileId } from '../../../../src/engine/core/vocabulary';
import { type Placed, scenario } from '../../../support/scenario';

/** Satellites at the centre and at 457,757 and 757,457; each side with ships near some of them. */
const end = (p1: readonly Placed[], p2: readonly Placed[], profile: ProfileId, round = 2) =>
  scenario({
    scenario: 'assaultatthesatellitearray',
    phase: 'end',
    round,
    profile,
    p1,
    p2,
    markers: [{ at: [457, 757] }, { at: [757, 457] }],
  });
const small = (x: number, y: number): Placed => ({ pilot: 'bluesquadronescort', at: [x, y] });
const tie = (x: number, y: number): Placed => ({ pilot: 'academypilot', at: [x, y] });
const points = (game: ReturnType<typeof end>) => {
  const earned = (player: 'p1' | 'p2') =>
    game
      .events('scored')
      .filter(one => one.player === player && one.reason.kind === 'objective')
      .reduce((sum, one) => sum + one.points, 0);
  return { p1: earned('p1'), p2: earned('p2') };
};

describe('Assault at the Satellite Array', () => {
  test('at 20 points each satellite under control is worth one', () => {
    const game = end([small(457, 400), small(757, 400)], [tie(457, 700), tie(100, 100)], 'amg20');
    expect(points(game)).toEqual({ p1: 2, p2: 1 });
  });

  test('at 50 points control of any is worth two, of more than the opponent four', () => {
    const game = end([small(457, 400), small(757, 400)], [tie(457, 700), tie(100, 100)], 'xwa50');
    expect(points(game)).toEqual({ p1: 4, p2: 2 });
  });

  test('as many ships on both sides control nothing', () => {
    const game = end([small(457, 400)], [tie(457, 530)], 'xwa50');
    expect(points(game)).toEqual({ p1: 0, p2: 0 });
  });

  test('a large ship counts as two', () => {
    const game = end([small(400, 400)], [{ pilot: 'omicrongrouppilot', at: [457, 560] }], 'amg20');
    expect(points(game)).toEqual({ p1: 0, p2: 1 });
  });

  test('range 2 does not control', () => {
    // The marker's rim is 18 from its centre, the base 20: 139 apart is range 2.
    const game = end([small(457, 319)], [tie(100, 100)], 'amg20');
    expect(points(game)).toEqual({ p1: 0, p2: 0 });
    expect(points(end([small(457, 320)], [tie(100, 100)], 'amg20'))).toEqual({ p1: 1, p2: 0 });
  });

  test('nothing is scored in round one', () => {
    const game = end([small(457, 400)], [tie(100, 100)], 'amg20', 1);
    expect(points(game)).toEqual({ p1: 0, p2: 0 });
  });
});
