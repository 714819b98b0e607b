import { describe, expect, test } from 'vitest';
import type { Answer } from '../../../src/engine/core/decision';
import type { EventOf, EventType, GameEvent } from '../../../src/engine/core/event';
import { PLAYERS, type PlayerId } from '../../../src/engine/core/ids';
import { pointsOf } from '../../../src/engine/core/score';
import type { GameState } from '../../../src/engine/core/state';
import type { ProfileId } from '../../../src/engine/core/vocabulary';
import { ROCK_PLACES, setupOf } from '../../support/battle';
import { engine } from '../../support/engine';
import { type Opening, simpleAnswer } from '../../support/simplePilot';
import { some } from '../../support/some';

/** Plain ships, so that no card's text has a say: 7 + 4 + 3 * 3 of 20 points, and 7 + 6 * 2. */
const setup = (profile: ProfileId) =>
  setupOf({
    p1: ['outerrimsmuggler', 'graysquadronbomber', ...Array<string>(3).fill('banditsquadronpilot')],
    p2: ['patrolleader', ...Array<string>(6).fill('obsidiansquadronpilot')],
    profile,
  });

const OPENING: Opening = {
  rocks: ROCK_PLACES,
  ships: {
    A1: { x: 457, y: 50, heading: 0 },
    A2: { x: 360, y: 70, heading: 0 },
    A3: { x: 300, y: 70, heading: 0 },
    A4: { x: 560, y: 70, heading: 0 },
    A5: { x: 620, y: 70, heading: 0 },
    B1: { x: 457, y: 864, heading: 180 },
    B2: { x: 240, y: 850, heading: 180 },
    B3: { x: 300, y: 850, heading: 180 },
    B4: { x: 360, y: 850, heading: 180 },
    B5: { x: 550, y: 850, heading: 180 },
    B6: { x: 610, y: 850, heading: 180 },
    B7: { x: 670, y: 850, heading: 180 },
  },
};

interface Played {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly answers: readonly Answer[];
}

/** To the end, with the simple pilot on both sides: a script that depends on nothing but the seed. */
function play(profile: ProfileId, seed: number): Played {
  const begun = engine.newGame(setup(profile), seed);
  if (!begun.ok) throw new Error(begun.problem);
  let { state } = begun.step;
  const events: GameEvent[] = [...begun.step.events];
  const answers: Answer[] = [];
  while (!state.outcome) {
    const open = state.pending.find(({ topic, player }) => topic.kind !== 'setDials' || !state.ready[player]);
    const given = simpleAnswer(state, open!, OPENING);
    const outcome = engine.answer(state, given);
    if (!outcome.ok) throw new Error(`${outcome.problem} ${JSON.stringify(given)}`);
    answers.push(given);
    ({ state } = outcome.step);
    events.push(...outcome.step.events);
    expect(engine.checkInvariants(state)).toEqual([]);
  }
  return { state, events, answers };
}

const all = <T extends EventType>({ events }: Played, type: T): readonly EventOf<T>[] =>
  events.filter(event => event.type === type) as unknown as readonly EventOf<T>[];
const short = (ship: string) => ship.slice('ship:'.length);

/** A line a round: the first player, the ships that were lost, and the score. */
function chronicle({ events }: Played): readonly string[] {
  const lines: string[] = [];
  const points = { p1: 0, p2: 0 };
  let first = '';
  let lost: string[] = [];
  for (const event of events) {
    if (event.type === 'firstPlayerRolled' && event.first) first = event.first;
    if (event.type === 'shipDestroyed' || event.type === 'shipFled') lost.push(short(event.ship));
    if (event.type === 'scored') points[event.player] += event.points;
    if (event.type === 'roundStarted' && event.round === 1)
      lines.push(`${first} places first, ${points.p1}-${points.p2}`);
    if (event.type === 'phaseEnded' && event.phase === 'end') {
      lines.push(
        `${first} first, ${lost.length > 0 ? `${lost.join(' ')} lost` : 'none lost'}, ${points.p1}-${points.p2}`,
      );
      lost = [];
    }
  }
  return lines;
}

/** What a player must have earned with the other's ships: nothing was repaired, so the table at the end shows it. */
function spoils({ state }: Played, player: PlayerId): number {
  const profiles = engine.rules.profilesOf(state.setup);
  return Object.values(state.ships)
    .filter(ship => ship.player !== player)
    .reduce((sum, { id, where, shields, damage }) => {
      const { points, hull, shields: most } = profiles[id]!;
      if (where === 'removed') return sum + points;
      return 2 * (hull - damage.length + shields) <= hull + most ? sum + Math.floor(points / 2) : sum;
    }, 0);
}

/** And for contesting the satellite, from the events of each End Phase. */
const contested = (game: Played, player: PlayerId): number =>
  all(game, 'scored').reduce(
    (sum, event) => (event.player === player && event.reason.kind === 'objective' ? sum + event.points : sum),
    0,
  );

function expectAccounts(game: Played, deficits: Readonly<Record<PlayerId, number>>): void {
  for (const player of PLAYERS) {
    const sum = deficits[player] + spoils(game, player) + contested(game, player);
    expect([player, pointsOf(game.state.score, player)]).toEqual([player, sum]);
  }
}

describe('a full game of Chance Engagement at 20 points, from setup to winner', () => {
  const game = play('amg20', 2025);

  test('it is set up: satellite, six obstacles in turns, ships from the lowest initiative up, two decks', () => {
    expect(all(game, 'obstaclePlaced').map(({ player }) => player)).toEqual(['p1', 'p2', 'p1', 'p2', 'p1', 'p2']);
    expect(
      all(game, 'shipPlaced')
        .map(({ ship }) => short(ship))
        .join(' '),
    ).toBe('A1 A3 A4 A5 A2 B1 B2 B3 B4 B5 B6 B7');
    expect(all(game, 'turretPointed').map(({ ship }) => short(ship))).toEqual(['A1', 'B1']);
    expect(Object.keys(game.state.markers)).toEqual(['marker:1']);
    expect(all(game, 'scored')[0]).toMatchObject({ player: 'p1', points: 1, reason: { kind: 'deficit' } });
  });

  // If a rule changes, the story may: read it before believing it.
  test('round by round', () => {
    expect(chronicle(game)).toEqual([
      'p1 places first, 1-0',
      'p1 first, none lost, 1-0',
      'p1 first, none lost, 3-3',
      'p2 first, B6 A2 lost, 9-6',
      'p2 first, none lost, 10-8',
      'p1 first, none lost, 12-11',
      'p2 first, B2 B3 A4 lost, 15-14',
      'p1 first, none lost, 16-15',
      'p2 first, none lost, 18-19',
      'p2 first, A3 lost, 20-22',
    ]);
  });

  test('the winner reached the target and is ahead', () => {
    expect(game.state.outcome).toEqual({ winner: 'p2', reason: 'scoreReached' });
  });

  test('every point has its reason: deficit, ships, satellite', () => {
    expectAccounts(game, { p1: 1, p2: 0 });
  });

  test('who was lost is off the table, who was not is on it', () => {
    const lost = [...all(game, 'shipDestroyed'), ...all(game, 'shipFled')].map(({ ship }) => ship);
    for (const { id, where } of some(Object.values(game.state.ships))) {
      expect([id, where]).toEqual([id, lost.includes(id) ? 'removed' : 'table']);
    }
  });

  describe('from the same setup, seed and answers it is the same game', () => {
    const hash = engine.hashOf(game.state);

    test('replayed from its record, saved and loaded', () => {
      const recorded = engine.recordOf(setup('amg20'), 2025, game.answers);
      if (!recorded.ok) throw new Error(recorded.problem);
      expect(engine.replay(JSON.parse(JSON.stringify(recorded.record)))).toMatchObject({ ok: true, hash });
    });

    test('played by a fork, which writes in place', () => {
      const begun = engine.newGame(setup('amg20'), 2025);
      if (!begun.ok) throw new Error(begun.problem);
      const fork = engine.fork(begun.step.state);
      for (const given of game.answers) expect(fork.answer(fork.state, given).ok).toBe(true);
      expect(engine.hashOf(fork.state)).toBe(hash);
    });

    test('with another seed it is another game', () => {
      expect(chronicle(play('amg20', 2026))).not.toEqual(chronicle(game));
    });
  });
});

describe('a full game of Chance Engagement at 50 points, from setup to winner', () => {
  const game = play('xwa50', 7);

  test('round by round', () => {
    expect(chronicle(game)).toEqual([
      'p2 places first, 4-9',
      'p2 first, none lost, 4-9',
      'p2 first, none lost, 14-14',
      'p1 first, none lost, 16-16',
      'p1 first, none lost, 18-18',
      'p1 first, A2 lost, 20-32',
      'p2 first, none lost, 22-37',
      'p2 first, A5 B1 lost, 32-45',
      'p1 first, A1 lost, 34-55',
    ]);
  });

  test('the winner reached the target and is ahead', () => {
    expect(game.state.outcome).toEqual({ winner: 'p2', reason: 'scoreReached' });
  });

  test('every point has its reason: deficit, ships, satellite', () => {
    expectAccounts(game, { p1: 4, p2: 9 });
  });
});
