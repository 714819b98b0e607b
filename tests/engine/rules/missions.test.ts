import { describe, expect, test } from 'vitest';
import type { Answer } from '../../../src/engine/core/decision';
import type { EventOf, EventType, GameEvent } from '../../../src/engine/core/event';
import { PLAYERS, type ShipId } from '../../../src/engine/core/ids';
import type { GameState } from '../../../src/engine/core/state';
import type { ProfileId, ScenarioId } from '../../../src/engine/core/vocabulary';
import { engine } from '../../support/engine';
import { missionAnswer } from '../../support/missionPilot';
import { type SquadName, setupOf } from '../../support/squads';

interface Played {
  readonly start: GameState;
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly answers: readonly Answer[];
  /** After scoring: what the mission was worth by the state, and what was given for it. */
  readonly scored: readonly { readonly round: number; readonly worth: object; readonly given: object }[];
}

/** From setup to the dials of the fourth round, or to an early end; everything must hold after every answer. */
function threeRounds(p1: SquadName, p2: SquadName, profile: ProfileId, mission: ScenarioId, seed: number): Played {
  const begun = engine.newGame(setupOf(p1, p2, profile, mission), seed);
  if (!begun.ok) throw new Error(begun.problem);
  const start = begun.step.state;
  let state = start;
  const events: GameEvent[] = [...begun.step.events];
  const answers: Answer[] = [];
  const scored: Played['scored'][number][] = [];
  while (!state.outcome && state.round < 4) {
    if (answers.length > 3000) throw new Error('three rounds without an end');
    const { ready, pending } = state;
    const given = missionAnswer(
      state,
      pending.find(({ topic, player }) => topic.kind !== 'setDials' || !ready[player])!,
    );
    const outcome = engine.answer(state, given);
    if (!outcome.ok) throw new Error(`${JSON.stringify(given)}: ${outcome.problem}`);
    answers.push(given);
    events.push(...outcome.step.events);
    const before = state;
    state = outcome.step.state;
    expect(engine.checkInvariants(state), JSON.stringify(given)).toEqual([]);
    if (outcome.step.events.some(({ type }) => type === 'roundScored'))
      scored.push(account(before, state, outcome.step.events));
  }
  return { start, state, events, answers, scored };
}

/** What the mission is worth on the table as it lies after scoring; knowledge is counted before some is forgotten. */
function account(before: GameState, state: GameState, events: readonly GameEvent[]) {
  const { scoreRound } = engine.rules.scenarioOf(state.setup.scenario);
  const knowledge = state.setup.scenario === 'ancientknowledge';
  const untilScored = events.slice(
    0,
    events.findIndex(({ type }) => type === 'roundScored'),
  );
  const lost = of(untilScored, 'conditionLost');
  const held = ({ id }: { readonly id: ShipId }) =>
    before.ships[id]!.conditions.filter(({ card }) => !lost.some(one => one.ship === id && one.condition === card));
  const ships = knowledge
    ? Object.fromEntries(Object.values(state.ships).map(ship => [ship.id, { ...ship, conditions: held(ship) }]))
    : state.ships;
  const earned = scoreRound({ rules: engine.rules, state: { ...state, ships } });
  const given = of(events, 'scored').filter(({ reason }) => reason.kind === 'objective');
  const sum = (all: readonly { readonly player: string; readonly points: number }[]) =>
    Object.fromEntries(PLAYERS.map(player => [player, all.find(one => one.player === player)?.points ?? 0]));
  return { round: before.round, worth: sum(earned), given: sum(given) };
}

const of = <T extends EventType>(events: readonly GameEvent[], type: T): readonly EventOf<T>[] =>
  events.filter(event => event.type === type) as unknown as readonly EventOf<T>[];

const MARKERS: Readonly<Record<ScenarioId, number>> = {
  assaultatthesatellitearray: 5,
  chanceengagement: 1,
  salvagemission: 5,
  scramblethetransmissions: 3,
  ancientknowledge: 3,
};
/** What must have happened, or the pilots were asleep. */
const DEED: Readonly<Record<ScenarioId, EventType>> = {
  assaultatthesatellitearray: 'scored',
  chanceengagement: 'scored',
  salvagemission: 'cacheTowed',
  scramblethetransmissions: 'markerMarked',
  ancientknowledge: 'knowledgeGained',
};

const NINE = (['amg20', 'xwa50'] as const).flatMap(profile =>
  engine.rules.catalog.profile(profile).scenarios.map((mission, index) => ({ profile, mission, seed: 11 + index })),
);

test('there are nine', () => {
  expect(NINE).toHaveLength(9);
});

describe.each(NINE)('three rounds of $mission at $profile', ({ profile, mission, seed }) => {
  const game = threeRounds('rebels', 'empire', profile, mission, seed);

  test('are set up with their markers and played', () => {
    expect(Object.keys(game.state.markers)).toHaveLength(MARKERS[mission]);
    expect(of(game.events, 'phaseEnded').filter(({ phase }) => phase === 'end')).toHaveLength(3);
    expect(of(game.events, DEED[mission]).length).toBeGreaterThan(0);
  });

  test('score from the second on what the table is worth', () => {
    expect(game.scored.map(({ round }) => round)).toEqual([2, 3]);
    for (const { worth, given } of game.scored) expect(given).toEqual(worth);
  });

  test('half points are scored where the sources have them', () => {
    const halves = game.state.score.filter(({ reason }) => reason.kind === 'half').length;
    if (profile === 'amg20' && mission !== 'chanceengagement') expect(halves).toBe(0);
  });

  test('end alike when a fork plays the same answers', () => {
    const fork = engine.fork(game.start);
    for (const given of game.answers) expect(fork.answer(fork.state, given).ok).toBe(true);
    expect(engine.hashOf(fork.state)).toBe(engine.hashOf(game.state));
  });
});
