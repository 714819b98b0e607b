import type { Decision } from '../../engine/core/decision';
import type { GameEvent } from '../../engine/core/event';
import type { MotionSpeed } from '../../store/settings';

/** Milliseconds that the table leaves after what was seen last, so that each of its answers can be read. */
const REST: Readonly<Record<MotionSpeed, number>> = { slow: 1100, normal: 650, fast: 250, off: 700 };
/** Where nothing moves, dice have to be read; where nobody but the table plays, the points of a round. */
const READING = 2400;
const BRIEF = 40;

interface Moment {
  readonly topic: Decision['topic']['kind'];
  readonly events: readonly GameEvent[];
  readonly motion: MotionSpeed;
  /** Nobody but the table plays. */
  readonly watched: boolean;
}

export function restBefore({ topic, events, motion, watched }: Moment): number {
  const endsRound = events.some(event => event.type === 'roundStarted' && event.round > 1);
  if (endsRound && watched) return READING;
  if (topic === 'setDials') return BRIEF;
  const rolled = events.some(({ type }) => type === 'diceRolled' || type === 'attackPerformed');
  return motion === 'off' && rolled ? READING : REST[motion];
}
