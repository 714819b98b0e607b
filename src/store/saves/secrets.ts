import type { Answer, GameRecord } from '../../engine';
import type { GameState } from '../../engine/core/state';
import { isCopy, withoutCopies } from '../copies';
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
  readonly future: readonly HistoryStep[];
}

/** What of a game anybody may have: while dials are secret, it ends before the first of the round. */
export function openPart({ record, journal, game, base, past, future }: Played) {
  const secret = areDialsSecret(game)
    ? past.findIndex(({ state, answer }) => state.round === game.round && setsDial(answer))
    : -1;
  const shown = secret < 0 ? withoutCopies(past).length : secret;
  const answers = base + shown;
  return {
    record: recordTo(record, answers),
    journal: journal.filter(({ to }) => to <= answers),
    /** How many answers are left out because they are secret. */
    heldBack: secret < 0 ? 0 : record.answers.length - answers,
    /** Whether seed and answers tell what this game is going to roll. */
    tellsDice: !game.practice && !game.outcome && ![...past.slice(shown), ...future].some(isCopy),
  };
}

const setsDial = (answer: Answer): boolean =>
  'choice' in answer && 'option' in answer.choice && answer.choice.option.startsWith('dial:');
