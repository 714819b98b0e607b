import type { Answer, Engine, GameRecord } from '../engine';
import type { GameEvent } from '../engine/core/event';
import type { PlayerId } from '../engine/core/ids';
import type { GameState } from '../engine/core/state';

/** One answer: the game before and after it, and what happened. States share what did not change, so keeping all is cheap. */
export interface HistoryStep {
  readonly state: GameState;
  readonly answer: Answer;
  readonly events: readonly GameEvent[];
  readonly after: GameState;
  /** When it was given, by the clock of the screen. */
  readonly at: number;
}

/** What players have seen that a step back makes unseen: a dial, a roll, a damage card turned up. */
export const SHOWN = ['dial', 'dice', 'card'] as const;
export type Shown = (typeof SHOWN)[number];

/** What was done to the history itself. Notes are only ever added. */
export interface JournalNote {
  readonly kind: 'undone' | 'redone' | 'jumped';
  /** How many answers the game held before and after. */
  readonly from: number;
  readonly to: number;
  readonly round: number;
  /** What had been seen in between. */
  readonly shown: readonly Shown[];
  readonly by: PlayerId | null;
  readonly at: number;
}

/** Whether players are setting dials: the only time at which something is hidden. */
export const isPlanning = ({ pending }: GameState): boolean => pending.some(({ topic }) => topic.kind === 'setDials');

/** What these steps have shown, each once. */
export function whatStepsShow(steps: readonly HistoryStep[]): readonly Shown[] {
  const shown = new Set(steps.flatMap(shownBy));
  return SHOWN.filter(one => shown.has(one));
}

function shownBy({ state, after, events }: HistoryStep): readonly Shown[] {
  const seen = events.flatMap((event): readonly Shown[] => {
    switch (event.type) {
      case 'diceRolled':
      case 'diceRerolled':
      case 'rollRepeated':
      case 'firstPlayerRolled':
        return ['dice'];
      case 'damageDealt':
        return event.faceup ? ['card'] : [];
      case 'damageExposed':
        return ['card'];
      case 'dialRevealed':
        return ['dial'];
      default:
        return [];
    }
  });
  // Back behind the curtain: what was planned could be planned anew with the other's first moves in mind.
  return isPlanning(state) && !isPlanning(after) ? [...seen, 'dial'] : seen;
}

/** The record as it was after so many answers. */
export const recordTo = (record: GameRecord, answers: number): GameRecord => ({
  ...record,
  answers: record.answers.slice(0, answers),
  rounds: record.rounds.filter(mark => mark.answers <= answers),
});

/** The record with these steps added. Only a step that begins a round or ends the game is marked, so only those are hashed. */
export function recordWith(engine: Engine, record: GameRecord, steps: readonly HistoryStep[]): GameRecord {
  let grown = record;
  let quiet: Answer[] = [];
  for (const { answer, state, after } of steps) {
    if (after.round === state.round && !after.outcome) {
      quiet.push(answer);
    } else {
      grown = engine.addAnswer({ ...grown, answers: [...grown.answers, ...quiet] }, answer, after);
      quiet = [];
    }
  }
  return quiet.length > 0 ? { ...grown, answers: [...grown.answers, ...quiet] } : grown;
}
