import type { Answer, GameRecord } from '../../engine';
import type { GameState } from '../../engine/core/state';
import { type HistoryStep, type JournalNote, recordTo } from '../history';

/** Whether dials lie facedown that somebody may not see yet. Whoever practises has nobody to hide them from. */
export function areDialsSecret({ phase, ships, practice, outcome }: GameState): boolean {
  if (practice || outcome) return false;
  if (phase === 'planning') return true;
  const facedown = Object.values(ships).some(({ where, dial, revealed }) => where === 'table' && dial && !revealed);
  return facedown && (phase === 'system' || phase === 'activation');
}

interface Played {
  readonly record: GameRecord;
  readonly journal: readonly JournalNote[];
  readonly game: GameState;
  /** How many answers came before the first of `past`. */
  readonly base: number;
  readonly past: readonly HistoryStep[];
}

/** What of a game anybody may have: while dials are secret, it ends before the first of the round. */
export function openPart({ record, journal, game, base, past }: Played) {
  const first = areDialsSecret(game)
    ? past.findIndex(({ state, answer }) => state.round === game.round && setsDial(answer))
    : -1;
  if (first < 0) return { record, journal, heldBack: 0 };
  const answers = base + first;
  return {
    record: recordTo(record, answers),
    journal: journal.filter(({ to }) => to <= answers),
    /** How many answers are left out. */
    heldBack: record.answers.length - answers,
  };
}

const setsDial = (answer: Answer): boolean =>
  'choice' in answer && 'option' in answer.choice && answer.choice.option.startsWith('dial:');
