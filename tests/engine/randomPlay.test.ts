import { describe, expect, test } from 'vitest';
import type { GameRecord } from '../../src/engine';
import type { Answer } from '../../src/engine/core/decision';
import type { EventType } from '../../src/engine/core/event';
import type { GameState } from '../../src/engine/core/state';
import { frozen } from '../../src/engine/rules/sharing';
import { expectAlike } from '../support/alike';
import { answerCarefully } from '../support/careful';
import { engine } from '../support/engine';
import { livelyAnswer } from '../support/livelyAnswer';
import { momentsOf, randomFrom } from '../support/randomGame';
import { anySetup, setupFor } from '../support/squads';

const PLAYED = 9;
const FORKED = 36;

/** A failure says how to see it again: the seed for this test, the record for a replay test of its own. */
function told<Result>(seed: number, answers: readonly Answer[], run: () => Result, setup = setupFor(seed)): Result {
  try {
    return run();
  } catch (error) {
    const record = JSON.stringify({ setup, seed, answers });
    throw new Error(`random game ${seed}, after ${answers.length} answers: ${error}\nRecord: ${record}`, {
      cause: error,
    });
  }
}

/** In play, every answer copied: slower, and what people see. */
function playWhole(seed: number): { readonly record: GameRecord; readonly events: ReadonlySet<EventType> } {
  const [first, ...rest] = told(seed, [], () => momentsOf(seed));
  let before = first!.state;
  const events = new Set<EventType>();
  let record = engine.beginRecord(first!.state.setup, seed, first!.state);
  for (const { state, given, events: news } of rest) {
    record = engine.addAnswer(record, given!, state);
    for (const { type } of news) events.add(type);
    told(seed, record.answers, () => {
      expect(engine.checkInvariants(state)).toEqual([]);
      expectAlike({ ok: true, step: { state, events: news } }, answerCarefully(engine.rules, before, given!));
    });
    before = state;
  }
  return { record, events };
}

/** Copies share the questions and what is still to do: whoever wrote to them would write into another game, and throws here. */
function freezeFixed({ pending, agenda }: GameState): void {
  for (const decision of pending) frozen(decision);
  for (const { todo, triggers } of agenda) for (const one of [...todo, ...triggers]) frozen(one);
}

/** In a fork, written in place: fast, and what bots and simulations do. Every other game with any cards at all. */
function playFork(seed: number, seen: Set<EventType>): void {
  const random = randomFrom(seed);
  const setup = seed % 2 === 0 ? setupFor(seed) : anySetup(seed, random);
  const begun = engine.newGame(setup, seed);
  if (!begun.ok) throw new Error(begun.problem);
  const { state, answer } = engine.fork(begun.step.state);
  const answers: Answer[] = [];
  while (!state.outcome) {
    const next = () => {
      freezeFixed(state);
      const given = livelyAnswer(state, random)!;
      answers.push(given);
      const outcome = answer(state, given);
      expect(outcome.ok ? engine.checkInvariants(state) : outcome).toEqual([]);
      for (const { type } of outcome.ok ? outcome.step.events : []) seen.add(type);
      expect(answers.length).toBeLessThan(10_000);
    };
    told(seed, answers, next, setup);
  }
}

/** What a handful of games must have shown, or the players were asleep. */
const SEEN: readonly EventType[] = [
  'obstaclePlaced',
  'turretPointed',
  'dialRevealed',
  'shipMoved',
  'shipsOverlapped',
  'obstacleMet',
  'actionPerformed',
  'actionFailed',
  'lockAcquired',
  'attackDeclared',
  'diceRerolled',
  'diceChanged',
  'resultsNeutralized',
  'shieldLost',
  'damageDealt',
  'damageRepaired',
  'shipDestroyed',
  'shipRemoved',
  'chargeSpent',
  'forceSpent',
  'forceRecovered',
  'devicePlaced',
  'abilityUsed',
  'scored',
  'gameEnded',
];

describe('random play', () => {
  const games = Array.from({ length: PLAYED }, (_, seed) => seed);
  const seen = new Set<EventType>();

  test.each(games)('game %i: invariants hold, a fork agrees after every answer, and its record replays', seed => {
    const { record, events } = playWhole(seed);
    for (const type of events) seen.add(type);
    const replayed = engine.replay(JSON.parse(JSON.stringify(record)));
    told(seed, record.answers, () => expect(replayed).toMatchObject({ ok: true, hash: record.rounds.at(-1)!.hash }));
  });

  test(`${FORKED} more games, in forks`, () => {
    for (let seed = PLAYED; seed < PLAYED + FORKED; seed++) playFork(seed, seen);
  });

  test('these games had everything in them', () => {
    expect(SEEN.filter(type => !seen.has(type))).toEqual([]);
  });
});
