import type { Ranking } from '../../bots/opponent';

/** In points of twenty: between the best maneuver and the next one, and to one of the middle. */
const LEAST_LEAD = 0.12;
const LEAST_SPREAD = 0.8;
const LEAST_CHOICES = 7;

/** By how much the choice matters; 0 where it is no puzzle: nobody is near, or several are as good, or hardly any is possible. */
export function worthAsking({ dials }: Ranking, goal: number): number {
  const open = dials.filter(({ flees }) => !flees);
  const [best, second] = open;
  const middle = open[Math.floor(open.length / 2)];
  if (!best || !second || !middle || open.length < LEAST_CHOICES) return 0;
  const scale = 20 / goal;
  const meets = open.some(({ targets }) => targets.length > 0) && open.some(({ threats }) => threats.length > 0);
  const clear = second.loss * scale >= LEAST_LEAD && middle.loss * scale >= LEAST_SPREAD;
  return meets && clear ? Math.min(second.loss, middle.loss / 2) * scale : 0;
}

/** The ship whose dial matters most. */
export function bestQuestion(rankings: readonly Ranking[], goal: number): Ranking | null {
  const [best] = rankings.toSorted((a, b) => worthAsking(b, goal) - worthAsking(a, goal));
  return best && worthAsking(best, goal) > 0 ? best : null;
}
