import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../src/engine/core/effect';
import type { ProfileId, ScenarioId } from '../../../../src/engine/core/vocabulary';
import { battle } from '../../../support/battle';
import { engine } from '../../../support/engine';
import { type Placed, type Story, scenario } from '../../../support/scenario';

const NINE = (['amg20', 'xwa50'] as const).flatMap(profile =>
  engine.rules.catalog.profile(profile).scenarios.map(mission => ({ profile, mission })),
);

/** Far from every marker, so that nothing else is scored. */
const xwing: Placed = { pilot: 'bluesquadronescort', at: [60, 60] };
const luke: Placed = { pilot: 'lukeskywalker', at: [160, 60] };
const tie: Placed = { pilot: 'academypilot', at: [850, 850] };
const hit = (hits: number): Effect => ({ do: 'sufferDamage', ship: 'ship:A1', hits, crits: 0 });
const WORTH: Readonly<Record<ProfileId, number>> = { amg20: 5, xwa50: 9 };
const TARGET: Readonly<Record<ProfileId, number>> = { amg20: 20, xwa50: 50 };
const hasHalf = (profile: ProfileId, mission: ScenarioId) => profile === 'xwa50' || mission === 'chanceengagement';

describe.each(NINE)('$mission at $profile', ({ profile, mission }) => {
  const story = (rest: Partial<Story>) =>
    scenario({ scenario: mission, profile, p1: [xwing, luke], p2: [tie], round: 3, ...rest });
  const kinds = (game: ReturnType<typeof story>) =>
    game.state.score.map(({ player, points, reason }) => [player, reason.kind, points]);

  test('half points only where the sources have them, rounded down', () => {
    const half = Math.floor(WORTH[profile] / 2);
    expect(kinds(story({ first: [hit(2)], alone: true }))).toEqual([]);
    expect(kinds(story({ first: [hit(3)], alone: true }))).toEqual(
      hasHalf(profile, mission) ? [['p2', 'half', half]] : [],
    );
  });

  test('a ship destroyed gives the rest, in sum its value', () => {
    const game = story({ first: [hit(6)], alone: true });
    const half = hasHalf(profile, mission) ? Math.floor(WORTH[profile] / 2) : 0;
    expect(kinds(game).at(-1)).toEqual(['p2', 'destroyed', WORTH[profile] - half]);
    expect(game.points('p2')).toBe(WORTH[profile]);
  });

  test('a ship that flees gives its value', () => {
    const runner: Placed = { ...xwing, at: [60, 890], dial: '4FW' };
    const game = story({ p1: [runner, luke], p2: [{ ...tie, dial: '2FW' }], round: 1 }).passUntil('setDials');
    expect(game.happened()).toContain('shipFled');
    expect(game.points('p2')).toBe(WORTH[profile]);
  });

  test('a squad below the limit gives its deficit', () => {
    const game = battle({
      p1: ['bluesquadronescort'],
      p2: ['academypilot'],
      profile,
      scenario: mission,
      obstacles: { p1: [], p2: [] },
    });
    for (let i = 0; i < 10 && game.state.pending[0]?.ask.kind === 'place'; i++) {
      const { player } = game.state.pending[0];
      const [given] = engine.legalAnswers(game.state, player, i);
      if (given && 'pose' in given.choice) game.place(player, given.choice.option, given.choice.pose);
    }
    const spent = { amg20: { p1: 5, p2: 2 }, xwa50: { p1: 9, p2: 5 } }[profile];
    expect(kinds(game)).toEqual([
      ['p2', 'deficit', TARGET[profile] - spent.p1],
      ['p1', 'deficit', TARGET[profile] - spent.p2],
    ]);
  });

  const end = (rest: Partial<Story>) => story({ phase: 'end', ...rest }).state.outcome;

  test('is won by reaching the target and being ahead', () => {
    const target = TARGET[profile];
    expect(end({ points: { p2: target } })).toEqual({ winner: 'p2', reason: 'scoreReached' });
    expect(end({ points: { p2: target - 1 } })).toBeNull();
    expect(end({ points: { p1: target, p2: target } })).toBeNull();
  });

  test('is won by whoever alone has ships in the play area, whatever the points', () => {
    const points = { p1: TARGET[profile] + 5 };
    const gone = { p1: [{ ...xwing, where: 'removed' as const }], points };
    expect(end(gone)).toEqual({ winner: 'p2', reason: 'wipedOut' });
  });

  test('ends after the twelfth round: more points win, as many are a draw', () => {
    expect(end({ round: 12, points: { p2: 1 } })).toEqual({ winner: 'p2', reason: 'lastRound' });
    expect(end({ round: 12 })).toEqual({ winner: null, reason: 'lastRound' });
    expect(end({ round: 11, points: { p2: 1 } })).toBeNull();
  });
});
