import type { Answer, Engine, GameRecord } from '../engine';
import type { ObjectId } from '../engine/core/ids';
import type { RefereeEdit } from '../engine/core/referee';
import type { GameState } from '../engine/core/state';
import type { Lead, Lesson } from './lesson';
import { stageOf } from './walk';

/** The table as a lesson begins, and how it came to be. */
export interface LaidOut {
  readonly state: GameState;
  readonly record: GameRecord;
}

interface Wanted extends Pick<Lesson, 'setup' | 'seed' | 'places'> {
  /** What is set by hand when all lies in its place. */
  readonly prepare?: readonly RefereeEdit[];
  /** What was answered before it is shown. */
  readonly lead?: Lead;
}

/** Pieces are placed by the rules, then moved by hand to where the lesson wants them. */
export function layOut(engine: Engine, { setup, seed, places, prepare = [], lead = [] }: Wanted): LaidOut {
  const outcome = engine.newGame(setup, seed);
  if (!outcome.ok) throw new Error(`A lesson cannot begin: ${outcome.problem}`);
  let { state } = outcome.step;
  let record = engine.beginRecord(state.setup, seed, state);
  const give = (answer: Answer) => {
    const next = engine.answer(state, answer);
    if (!next.ok) throw new Error(`A lesson cannot be laid out: ${next.problem}`);
    state = next.step.state;
    record = engine.addAnswer(record, answer, state);
  };
  const byHand = (referee: RefereeEdit) => give({ player: 'p2', referee });
  while (state.phase === 'setup') give(engine.legalAnswers(state, state.pending[0]!.player)[0]!);
  for (const [piece, pose] of Object.entries(places)) byHand({ kind: 'move', piece: piece as ObjectId, pose });
  for (const answer of stageOf(engine, { prepare, lead }, () => state)) give(answer);
  return { state, record };
}
