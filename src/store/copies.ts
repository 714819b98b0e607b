import type { Answer, Engine, GameRecord } from '../engine';
import type { GameState } from '../engine/core/state';
import { freshSeed } from './chance';
import type { HistoryStep } from './history';

/** What makes a copy of a running game a game of its own: from here on its dice are new. */
export const copyAnswer = (): Answer => ({ player: 'p1', referee: { kind: 'copied', seed: freshSeed() } });

/** Whether the game got new dice here: it came out of a file, or went into one. What was known of its dice ends before this step. */
export const isCopy = ({ answer }: Pick<HistoryStep, 'answer'>): boolean =>
  'referee' in answer && answer.referee.kind === 'copied';

/** The steps without new dice at their end, which nobody gave as an answer. */
export const withoutCopies = (steps: readonly HistoryStep[]): readonly HistoryStep[] =>
  steps.slice(0, steps.findLastIndex(step => !isCopy(step)) + 1);

/** The same answer once more, after a hand has had its question asked again. */
export function askedAgain(given: Answer, { pending }: GameState): Answer {
  if ('referee' in given) return given;
  return { ...given, decision: pending.find(({ player }) => player === given.player)?.id ?? given.decision };
}

interface Line {
  readonly record: GameRecord;
  readonly past: readonly HistoryStep[];
  readonly future: readonly HistoryStep[];
  readonly game: GameState;
}

/** The game with new dice after its last step, so that what was undone can be redone as it was; null where it takes none. */
export function withNewDice(engine: Engine, { record, past, future, game }: Line, at: number): Line | null {
  const state = future.at(-1)?.after ?? game;
  const answer = copyAnswer();
  const outcome = engine.answer(state, answer);
  if (!outcome.ok) return null;
  const { state: after, events } = outcome.step;
  const step: HistoryStep = { state, answer, events, after, at };
  if (future.length > 0) return { record, past, future: [...future, step], game };
  return { record: engine.addAnswer(record, answer, after), past: [...past, step], future, game: after };
}
