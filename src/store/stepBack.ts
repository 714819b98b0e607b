import type { Topic } from '../engine/core/decision';
import type { GameEvent } from '../engine/core/event';
import type { HistoryStep } from './history';
import { whatUndoShows } from './undo';

/** Which dice: what pays for them was named, and nothing has been rolled. */
const WHICH_DICE: readonly Topic['kind'][] = ['rerollDice', 'changeDice'];

/** That a ship engages is told, but nothing has happened by it. */
const isNews = ({ type }: GameEvent): boolean => type !== 'engagementStarted';

/** Whether the last answer only led on to its player's next question: it cost nothing and showed nothing, so it can be taken back unasked. */
export function isHalfMade(past: readonly HistoryStep[]): boolean {
  const last = past.at(-1);
  const asked = last?.state.pending[0];
  const now = last?.after.pending[0];
  if (!last || !asked || !now || 'referee' in last.answer) return false;
  if (now.player !== last.answer.player || now.ask.kind === 'place' || asked.topic.kind === 'setDials') return false;
  const caused = last.events.some(isNews) && !WHICH_DICE.includes(now.topic.kind);
  return !caused && whatUndoShows(past) === null;
}
