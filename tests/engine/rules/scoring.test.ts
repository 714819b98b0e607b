import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../src/engine/core/effect';
import { type Placed, type Story, scenario, shipId } from '../../support/scenario';

const C = 457.2;
/** The satellite's edge is 18 from the centre, a small base's 20 from its own. */
const GAP = 18 + 20;
const ship = (pilot: string, more: Partial<Placed> = {}): Placed => ({ pilot, at: [60, 60], ...more });
const hit = (name: string, hits: number): Effect => ({ do: 'sufferDamage', ship: shipId(name), hits, crits: 0 });

describe('Chance Engagement: contesting the satellite', () => {
  const near: Partial<Placed> = { at: [C, C - 150] };
  const score = (p1: readonly Placed[], p2: readonly Placed[], more: Partial<Story> = {}) => {
    const first: readonly Effect[] = [{ do: 'startPhase', phase: 'end' }];
    const game = scenario({ p1, p2, round: 2, alone: true, first, ...more });
    return [game.points('p1'), game.points('p2')];
  };
  const mine = ship('bluesquadronescort', near);
  const theirs = ship('nightbeast', { at: [C, C + 150] });
  const away = ship('nightbeast', { at: [800, 850] });

  test.each([
    { profile: 'amg20', both: [1, 1], alone: [2, 0] },
    { profile: 'xwa50', both: [2, 2], alone: [4, 0] },
  ] as const)('$profile: points for each who does, and as many more for one alone', ({ profile, both, alone }) => {
    expect(score([mine], [theirs], { profile })).toEqual(both);
    expect(score([mine], [away], { profile })).toEqual(alone);
    expect(score([ship('bluesquadronescort')], [away], { profile })).toEqual([0, 0]);
  });

  test('several ships are worth no more than one', () => {
    const wing = [mine, ship('bluesquadronescort', { at: [C + 60, C - 150] })];
    expect(score(wing, [theirs])).toEqual([1, 1]);
    expect(score(wing, [away])).toEqual([2, 0]);
  });

  test.each([
    { range: 0, at: [C, C], points: 2 },
    { range: 1, at: [C, C - GAP - 50], points: 2 },
    { range: 2, at: [C, C - GAP - 200], points: 2 },
    { range: 3, at: [C, C - GAP - 200.1], points: 0 },
  ] as const)('at range $range: $points', ({ at, points }) => {
    expect(score([ship('bluesquadronescort', { at })], [away])).toEqual([points, 0]);
  });

  test('from the second round on', () => {
    expect(score([mine], [away], { round: 1 })).toEqual([0, 0]);
    expect(score([mine], [away], { round: 2 })).toEqual([2, 0]);
    expect(score([mine], [away], { round: 12 })).toEqual([2, 0]);
  });

  test('ships in reserve or out of the game do not contest', () => {
    expect(score([ship('bluesquadronescort', { ...near, where: 'reserve' })], [theirs])).toEqual([0, 2]);
    expect(score([ship('bluesquadronescort', { ...near, where: 'removed' })], [theirs])).toEqual([0, 2]);
  });

  test('every point has its reason', () => {
    const first: readonly Effect[] = [{ do: 'startPhase', phase: 'end' }];
    const game = scenario({ p1: [mine], p2: [away], round: 3, alone: true, first });
    expect(game.state.score).toEqual([
      { player: 'p1', points: 2, round: 3, reason: { kind: 'objective', markers: ['marker:1'], alone: true } },
    ]);
    expect(game.happened().slice(0, 2)).toEqual(['scored', 'roundScored']);
  });
});

describe('half points: when at most half of hull and shields is left', () => {
  const after = (placed: Placed, damage: number, more: Partial<Story> = {}) =>
    scenario({
      p1: [placed],
      p2: [ship('darthvader', { at: [800, 850] })],
      alone: true,
      first: [hit('A1', damage)],
      ...more,
    });
  const points = (...given: Parameters<typeof after>) => after(...given).points('p2');

  test.each([
    // 4 hull and 2 shields; 5 squad points.
    { who: 'an X-wing', pilot: 'bluesquadronescort', upgrades: [], not: 2, yes: 3, worth: 2 },
    { who: 'with a hull upgrade', pilot: 'bluesquadronescort', upgrades: ['hullupgrade'], not: 3, yes: 4, worth: 2 },
    {
      who: 'with a shield upgrade',
      pilot: 'bluesquadronescort',
      upgrades: ['shieldupgrade'],
      not: 3,
      yes: 4,
      worth: 2,
    },
    // 3 hull; 2 and 3 points.
    { who: 'a TIE', pilot: 'academypilot', upgrades: [], not: 1, yes: 2, worth: 1 },
    { who: 'rounded down', pilot: 'nightbeast', upgrades: [], not: 1, yes: 2, worth: 1 },
    // 12 hull and 4 shields; 7 points.
    { who: 'a Decimator', pilot: 'patrolleader', upgrades: [], not: 7, yes: 8, worth: 3 },
  ])('$who ($pilot): not after $not, but after $yes', ({ pilot, upgrades, not, yes, worth }) => {
    expect(points(ship(pilot, { upgrades }), not)).toBe(0);
    expect(points(ship(pilot, { upgrades }), yes)).toBe(worth);
  });

  test('by the points of the game that is played', () => {
    // An X-wing is 9 of 50.
    expect(points(ship('bluesquadronescort'), 3, { profile: 'xwa50' })).toBe(4);
  });

  test('at once, with its reason', () => {
    expect(after(ship('bluesquadronescort'), 3).state.score).toEqual([
      { player: 'p2', points: 2, round: 1, reason: { kind: 'half', ship: 'ship:A1' } },
    ]);
  });

  test('only once, whatever is recovered and lost again', () => {
    const more: readonly Effect[] = [hit('A1', 3), { do: 'recoverShield', ship: 'ship:A1' }, hit('A1', 1)];
    expect(points(ship('bluesquadronescort'), 0, { first: more })).toBe(2);
  });

  test('a damage card that is dealt counts, though no damage was suffered', () => {
    const deal: Effect = { do: 'dealDamage', ship: 'ship:A1', faceup: false };
    expect(points(ship('bluesquadronescort'), 0, { first: [deal, deal] })).toBe(0);
    expect(points(ship('bluesquadronescort'), 0, { first: [deal, deal, deal] })).toBe(2);
  });

  test('at 20 points in Chance Engagement alone, at 50 in all scenarios', () => {
    const salvage = { scenario: 'salvagemission' } as const;
    expect(points(ship('bluesquadronescort'), 3, salvage)).toBe(0);
    expect(points(ship('bluesquadronescort'), 3, { ...salvage, profile: 'xwa50' })).toBe(4);
  });
});

describe('a ship that is gone', () => {
  const far = ship('darthvader', { at: [800, 850] });
  const lost = (first: readonly Effect[], more: Partial<Story> = {}) =>
    scenario({ p1: [ship('bluesquadronescort')], p2: [far], alone: true, first, ...more });

  test('destroyed: the other half, rounded up', () => {
    const game = lost([hit('A1', 6)]);
    expect(game.state.score).toEqual([
      { player: 'p2', points: 2, round: 1, reason: { kind: 'half', ship: 'ship:A1' } },
      { player: 'p2', points: 3, round: 1, reason: { kind: 'destroyed', ship: 'ship:A1' } },
    ]);
    expect(game.ship('A1').where).toBe('removed');
  });

  test('excess damage scores nothing more', () => {
    expect(lost([hit('A1', 9)]).points('p2')).toBe(5);
  });

  test('destroyed without having been at half: the whole value', () => {
    const game = lost([{ do: 'destroyShip', ship: 'ship:A1' }]);
    expect(game.state.score.map(({ points, reason }) => [points, reason.kind])).toEqual([[5, 'destroyed']]);
  });

  test('repaired above half in between: the rest all the same', () => {
    const more: readonly Effect[] = [
      hit('A1', 3),
      { do: 'recoverShield', ship: 'ship:A1' },
      { do: 'destroyShip', ship: 'ship:A1' },
    ];
    expect(lost(more).points('p2')).toBe(5);
  });

  describe('fleeing scores likewise', () => {
    const flees = (damage: number) => {
      const runner = ship('bluesquadronescort', { at: [200, 880], heading: 0, dial: '4FW' });
      const first: readonly Effect[] = [hit('A1', damage), { do: 'startPhase', phase: 'activation' }];
      return scenario({ p1: [runner], p2: [{ ...far, dial: '2FB' }], alone: true, first });
    };

    test('a whole ship: its whole value', () => {
      const game = flees(0).passUntil(null);
      expect(game.events('shipFled')).toHaveLength(1);
      expect(game.state.score.map(({ points }) => points)).toEqual([5]);
    });

    test('a battered one: the rest', () => {
      expect(
        flees(3)
          .passUntil(null)
          .state.score.map(({ points }) => points),
      ).toEqual([2, 3]);
    });
  });
});
