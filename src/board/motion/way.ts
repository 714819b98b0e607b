import type { EventOf } from '../../engine/core/event';
import type { Pose } from '../../engine/core/place';
import { parseManeuver, type ShipSize } from '../../engine/core/vocabulary';
import { normalize } from '../../engine/geometry/angle';
import {
  BOOSTS,
  barrelRoll,
  boost,
  type Course,
  courseOf,
  decloakTemplate,
  loopedCourseOf,
  slippedCourseOf,
} from '../../engine/geometry/course';
import { landingsOf } from '../../engine/geometry/landing';
import { type Path, pathOf, poseAlong } from '../../engine/geometry/path';
import { between, distanceBetween } from '../../engine/geometry/pose';
import { bank, straight, type Template, turn } from '../../engine/geometry/template';

/** How a ship came from one place to another: along a template, or straight over where it used none. */
export interface Way {
  readonly from: Pose;
  readonly to: Pose;
  readonly path: Path | null;
  /** How far it came before something was in the way; null if it came to the end. */
  readonly travelled: number | null;
}

/** A pose in the state is rounded, so a way leads there within this, in millimetres and degrees. */
const CLOSE = 0.01;

const CURVES: readonly Template[] = (['left', 'right'] as const).flatMap(side => [bank(1, side), turn(1, side)]);

const LOOPS = ['turn', 'straight'] as const;

/** Cards lend other templates for boosts and rolls: the one that leads there is the one that was used. */
function coursesOf({ how, by }: Pick<EventOf<'shipMoved'>, 'how' | 'by'>, size: ShipSize): readonly Course[] {
  if (how === 'maneuver' || how === 'slam') {
    const { bearing, speed } = parseManeuver(by);
    const others = LOOPS.map(by => loopedCourseOf(bearing, speed, by));
    return [courseOf(bearing, speed), slippedCourseOf(bearing, speed), ...others].flatMap(course => course ?? []);
  }
  const straights = how === 'decloak' ? [decloakTemplate(size)] : [straight(1), straight(2)];
  const ahead = [...straights, ...BOOSTS, ...CURVES].map(boost);
  const aside = (['left', 'right'] as const).flatMap(side =>
    [...straights, ...CURVES].map(template => barrelRoll(size, side, template)),
  );
  return [...ahead, ...aside];
}

const isAt = (pose: Pose, to: Pose): boolean =>
  distanceBetween(pose, to) < CLOSE && Math.abs(turnTo(pose.heading, to.heading)) < CLOSE;

function leadsTo(from: Pose, size: ShipSize, course: Course, to: Pose, travelled: number | null): boolean {
  if (travelled !== null) return isAt(poseAlong(pathOf(from, size, course), travelled), to);
  return landingsOf(from, size, course).some(({ pose }) => isAt(pose, to));
}

export function wayOf(moved: EventOf<'shipMoved'>, size: ShipSize): Way {
  const { from, to, travelled } = moved;
  const course = coursesOf(moved, size).find(one => leadsTo(from, size, one, to, travelled));
  return { from, to, travelled, path: course ? pathOf(from, size, course) : null };
}

/** The part of the time in which a ship flies to the template's end, before it turns round, shifts or backs up. */
const SLIDE = 0.62;

/** Where the ship is at a moment between 0 and 1. It ends at exactly its place. */
export function poseOn(way: Way, moment: number): Pose {
  const { from, to, path, travelled } = way;
  if (moment <= 0) return from;
  if (moment >= 1) return to;
  if (!path) return tween(from, to, eased(moment));
  const { length, course } = path;
  if (travelled === null && course.finish === 'none') return poseAlong(path, length * eased(moment));
  if (moment <= SLIDE) return poseAlong(path, length * eased(moment / SLIDE));
  const rest = eased((moment - SLIDE) / (1 - SLIDE));
  if (travelled !== null) return poseAlong(path, length + (travelled - length) * rest);
  return tween(poseAlong(path, length), to, rest);
}

/** Slow at both ends. */
const eased = (moment: number): number => moment * moment * (3 - 2 * moment);

/** The shorter way round, to the right positive. */
function turnTo(from: number, to: number): number {
  const turned = normalize(to - from);
  return turned > 180 ? turned - 360 : turned;
}

const tween = (from: Pose, to: Pose, moment: number): Pose => ({
  ...between(from, to, moment),
  heading: from.heading + turnTo(from.heading, to.heading) * moment,
});

const QUICKEST = 450;
const A_MILLIMETRE = 1.7;
const LONGEST = 900;

/** In milliseconds: long ways take longer, and turning round or backing up is worth a look. */
export function timeOf({ path, travelled }: Way): number {
  if (!path) return QUICKEST;
  if (travelled !== null || path.course.finish !== 'none') return LONGEST;
  return Math.min(LONGEST, QUICKEST + path.length * A_MILLIMETRE);
}
