import type { Maneuver, ShipSize } from '../core/vocabulary';
import { type Base, baseAt } from './base';
import { courseOf } from './course';
import { type Execution, execute } from './maneuver';
import { type Meeting, meetings, under } from './movedThrough';
import { isInsidePlayArea } from './playArea';
import type { Polygon } from './polygon';
import { type Pose, roundPose } from './pose';

/** One place where a maneuver could end, with what it would meet on the way. */
export interface PreviewedEnd {
  readonly pose: Pose;
  readonly met: readonly Meeting[];
  readonly flees: boolean;
}

/** A maneuver tried out: null execution for a stationary one. */
export interface Preview {
  readonly execution: Execution | null;
  readonly ends: readonly PreviewedEnd[];
}

/** What a maneuver would lead to, without making it. */
export function previewManeuver(
  start: Pose,
  size: ShipSize,
  { bearing, speed }: Pick<Maneuver, 'bearing' | 'speed'>,
  others: readonly Base[],
  outlines: readonly Polygon[],
): Preview {
  const course = courseOf(bearing, speed);
  if (!course) {
    const met = under(start, size, outlines).map(index => ({ index, overlapped: true }));
    return { execution: null, ends: [{ pose: start, met, flees: !isInsidePlayArea(baseAt(start, size)) }] };
  }
  const execution = execute(start, size, course, others);
  const { path } = execution;
  const endAt = (pose: Pose, travelled?: number): PreviewedEnd => ({
    pose: roundPose(pose),
    met: meetings({ start, end: pose, size, path, ...(travelled === undefined ? {} : { travelled }) }, outlines),
    flees: !isInsidePlayArea(baseAt(pose, size)),
  });
  const ends =
    execution.kind === 'full'
      ? execution.landings.map(({ pose }) => endAt(pose))
      : [endAt(execution.pose, execution.travelled)];
  return { execution, ends };
}
