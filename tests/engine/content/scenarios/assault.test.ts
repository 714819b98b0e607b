import { describe, expect, test } from 'vitest';
import { type Placed, type Story, scenario } from '../../../support/scenario';

/** Satellites at the centre, at 457,757 and at 757,457. */
const points = (p1: readonly Placed[], p2: readonly Placed[], rest: Partial<Story> = {}) => {
  const game = scenario({
    scenario: 'assaultatthesatellitearray',
    phase: 'end',
    round: 2,
    p1,
    p2,
    markers: [{ at: [457, 757] }, { at: [757, 457] }],
    ...rest,
  });
  return [game.points('p1'), game.points('p2')];
};
const at50 = { profile: 'xwa50' } as const;
const ship =
  (pilot: string) =>
  (x: number, y: number, rest: Partial<Placed> = {}): Placed => ({ pilot, at: [x, y], ...rest });
const xwing = ship('bluesquadronescort');
const tie = ship('academypilot');
const uwing = ship('partisanrenegade');
const lambda = ship('omicrongrouppilot');
const far = tie(100, 100);

describe('Assault at the Satellite Array: points', () => {
  test.each([
    {
      what: 'two against one',
      p1: [xwing(457, 400), xwing(757, 400)],
      p2: [tie(457, 700)],
      amg20: [2, 1],
      xwa50: [4, 2],
    },
    { what: 'one against one', p1: [xwing(457, 400)], p2: [tie(457, 700)], amg20: [1, 1], xwa50: [2, 2] },
    { what: 'one against none', p1: [xwing(457, 400)], p2: [far], amg20: [1, 0], xwa50: [4, 0] },
    {
      what: 'three against none',
      p1: [xwing(457, 400), xwing(757, 400), xwing(457, 700)],
      p2: [far],
      amg20: [3, 0],
      xwa50: [4, 0],
    },
    { what: 'none', p1: [xwing(300, 200)], p2: [far], amg20: [0, 0], xwa50: [0, 0] },
  ])('$what: $amg20 at 20, $xwa50 at 50', ({ p1, p2, amg20, xwa50 }) => {
    expect(points(p1, p2)).toEqual(amg20);
    expect(points(p1, p2, at50)).toEqual(xwa50);
  });

  test('nothing in the first round', () => {
    expect(points([xwing(457, 400)], [far], { round: 1 })).toEqual([0, 0]);
    expect(points([xwing(457, 400)], [far], { ...at50, round: 1 })).toEqual([0, 0]);
  });

  test('with their reason: the satellites under control', () => {
    const game = scenario({
      scenario: 'assaultatthesatellitearray',
      phase: 'end',
      round: 3,
      profile: 'xwa50',
      p1: [xwing(457, 400), xwing(757, 400)],
      p2: [far],
      markers: [{ at: [457, 757] }, { at: [757, 457] }],
    });
    expect(game.state.score).toEqual([
      {
        player: 'p1',
        points: 4,
        round: 3,
        reason: { kind: 'objective', markers: ['marker:1', 'marker:3'], alone: true },
      },
    ]);
  });
});

describe('Assault at the Satellite Array: control takes more ships at range 0-1', () => {
  test.each([
    { what: 'as many on both sides', p1: [xwing(457, 400)], p2: [tie(457, 520)], points: [0, 0] },
    { what: 'one more', p1: [xwing(457, 400), xwing(400, 457)], p2: [tie(457, 520)], points: [1, 0] },
    { what: 'a large ship counts as two', p1: [xwing(400, 400)], p2: [lambda(457, 560)], points: [0, 1] },
    {
      what: 'so two small ones stand against it',
      p1: [xwing(400, 400), xwing(520, 400)],
      p2: [lambda(457, 560)],
      points: [0, 0],
    },
    {
      what: 'and three outdo it',
      p1: [xwing(400, 380), xwing(520, 380), xwing(457, 400)],
      p2: [lambda(457, 560)],
      points: [1, 0],
    },
    { what: 'a medium ship counts as two as well', p1: [uwing(457, 380)], p2: [tie(457, 520)], points: [1, 0] },
    { what: 'a large one no more than a medium one', p1: [uwing(457, 380)], p2: [lambda(457, 560)], points: [0, 0] },
  ])('$what', ({ p1, p2, points: earned }) => {
    expect(points(p1, p2)).toEqual(earned);
  });

  test.each([
    { range: 0, y: 457, earned: 1 },
    // Its rim is 18 from its middle, the base reaches 20.
    { range: 1, y: 457.2 - 138, earned: 1 },
    { range: 2, y: 457.2 - 138.1, earned: 0 },
  ])('range $range: $earned', ({ y, earned }) => {
    expect(points([xwing(457.2, y)], [far])).toEqual([earned, 0]);
  });

  test.each(['reserve', 'removed', 'hand'] as const)('a ship that is in %s does not count', where => {
    expect(points([xwing(457, 400, { where }), xwing(100, 200)], [tie(457, 520)])).toEqual([0, 1]);
  });

  test('one ship may hold two satellites at once', () => {
    expect(points([xwing(592, 457)], [far], { markers: [{ at: [727, 457] }] })).toEqual([1 + 1, 0]);
  });
});
