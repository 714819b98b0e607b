import type { Answer } from '../../engine';
import type { GameState, Phase } from '../../engine/core/state';
import { PHASES } from '../../engine/core/state';
import type { HistoryStep } from '../history';

/** The same game as it went another way. */
export interface Branch {
  readonly name: string;
  readonly start: GameState;
  readonly steps: readonly HistoryStep[];
  /** After so many steps the two part. */
  readonly parted: number;
}

/** How many answers two games have in common. */
export function commonAnswers(one: readonly Answer[], other: readonly Answer[]): number {
  const parted = one.findIndex((answer, at) => JSON.stringify(answer) !== JSON.stringify(other[at]));
  return parted < 0 ? one.length : parted;
}

/** Round, phase, and how many ships have had their turn in it: by this the moments of two branches are matched. */
type Moment = readonly [round: number, phase: number, turns: number];

const isTurn = ({ type }: HistoryStep['events'][number]): boolean =>
  type === 'dialRevealed' || type === 'engagementStarted';

const phaseAt = (phase: Phase): number => PHASES.indexOf(phase);

/** The moment after each number of steps. */
function momentsOf(start: GameState, steps: readonly HistoryStep[]): readonly Moment[] {
  const moments: Moment[] = [[start.round, phaseAt(start.phase), 0]];
  for (const { events, after } of steps) {
    const [round, phase, turns] = moments.at(-1)!;
    const same = after.round === round && phaseAt(after.phase) === phase;
    const from = same ? 0 : events.findLastIndex(({ type }) => type === 'phaseStarted');
    const more = events.slice(Math.max(0, from)).filter(isTurn).length;
    moments.push([after.round, phaseAt(after.phase), (same ? turns : 0) + more]);
  }
  return moments;
}

const isAfter = (one: Moment, other: Moment): boolean => {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at >= 0 && one[at]! > other[at]!;
};

/** After how many of its steps the branch stands where this line stands: as far as possible, and never ahead of it. */
export function likeMoment({ start, steps, parted }: Branch, line: readonly HistoryStep[]): number {
  if (line.length <= parted) return line.length;
  const now = momentsOf(start, line).at(-1)!;
  const moments = momentsOf(start, steps);
  const beyond = moments.findIndex((moment, at) => at >= parted && isAfter(moment, now));
  return beyond < 0 ? steps.length : Math.max(parted, beyond - 1);
}
