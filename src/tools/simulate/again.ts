import type { Answer, Engine } from '../../engine';
import type { GameEvent } from '../../engine/core/event';
import type { GameState } from '../../engine/core/state';
import type { Fault, Played } from './play';

const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/**
 * A game that was played in a fork once more: in play, from its record, and in a fork that is saved and loaded on the
 * way. Each must come to the same end, and play must tell the same story.
 */
export function playedAgain(engine: Engine, { plan, start, end, answers, told, record }: Played): Fault | null {
  if (!start || !end) return null;
  const hash = engine.hashOf(end);
  const played = inPlay(engine, copy(start), answers);
  const replayed = record ? fromRecord(engine, record) : played.hash;
  for (const ended of [played.hash, replayed]) {
    if (ended !== hash)
      return { what: 'replay', problem: `${ended}, not ${hash}: ${departure(engine, start, answers)}` };
  }
  const other = firstDifference(played.told, told, 'story');
  if (other) return { what: 'story', problem: `in play and in a fork ${other}` };
  const at = Math.abs(plan.seed * 37) % (answers.length + 1);
  const loaded = savedAt(engine, start, answers, at);
  if (loaded !== hash) return { what: 'import', problem: `saved and loaded after ${at} answers, it ends at ${loaded}` };
  return null;
}

function fromRecord(engine: Engine, record: NonNullable<Played['record']>): string {
  const replayed = engine.replay(copy(record));
  if (!replayed.ok) return 'departure' in replayed ? JSON.stringify(replayed.departure) : replayed.problem;
  return replayed.sameCards ? replayed.hash : 'other cards';
}

function inPlay(engine: Engine, start: GameState, answers: readonly Answer[]): Pick<Played, 'told'> & { hash: string } {
  const told: (readonly GameEvent[])[] = [];
  let state = start;
  for (const [index, given] of answers.entries()) {
    const outcome = engine.answer(state, copy(given));
    if (!outcome.ok) return { told, hash: `answer ${index}, refused: ${outcome.problem}` };
    state = outcome.step.state;
    told.push(outcome.step.events);
  }
  return { told, hash: engine.hashOf(state) };
}

/** In a fork, exported after so many answers, then played on from what was imported. */
function savedAt(engine: Engine, start: GameState, answers: readonly Answer[], at: number): string {
  const fork = engine.fork(start);
  for (const given of answers.slice(0, at)) fork.answer(fork.state, given);
  const exported = JSON.stringify(fork.state);
  const imported = JSON.parse(exported) as GameState;
  if (engine.hashOf(imported) !== engine.hashOf(fork.state)) return 'another hash at once';
  const loaded = engine.fork(imported);
  for (const given of answers.slice(at)) loaded.answer(loaded.state, given);
  return engine.hashOf(loaded.state);
}

/** The first answer after which a fork stands differently. */
function departure(engine: Engine, start: GameState, answers: readonly Answer[]): string {
  const fork = engine.fork(start);
  let state = start;
  for (const [index, given] of answers.entries()) {
    const outcome = engine.answer(state, given);
    const forked = fork.answer(fork.state, given);
    if (!outcome.ok || !forked.ok) return `a fork differs at answer ${index}: one of them is refused`;
    state = outcome.step.state;
    if (engine.hashOf(state) !== engine.hashOf(fork.state)) {
      return `a fork differs after answer ${index}, ${JSON.stringify(given)}: ${firstDifference(state, fork.state)}`;
    }
  }
  return 'a fork does not differ';
}

/** Where two pieces of data part ways. */
export function firstDifference(one: unknown, other: unknown, path = 'state'): string {
  if (Object.is(one, other)) return '';
  const isData = (value: unknown): value is object => typeof value === 'object' && value !== null;
  if (!isData(one) || !isData(other)) return `${path} is ${JSON.stringify(one)} and ${JSON.stringify(other)}`;
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const found = firstDifference(one[key as never], other[key as never], `${path}.${key}`);
    if (found) return found;
  }
  return '';
}
