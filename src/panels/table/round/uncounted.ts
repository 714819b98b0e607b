import type { GameEvent } from '../../../engine/core/event';
import type { ScoreEntry } from '../../../engine/core/score';
import { storyLength } from '../stage/useTold';

/** Points of the round that ended which neither a story nor the summary has told: the score waits for them. */
export function uncounted(
  won: readonly ScoreEntry[],
  events: readonly GameEvent[],
  counted: number,
): readonly ScoreEntry[] {
  const fresh = events.slice(storyLength(events)).filter(({ type }) => type === 'scored').length;
  return won.slice(Math.max(counted, won.length - fresh));
}
