import type { Degrees, Point } from '../../engine/core/place';
import { type PrintedArc, SHIP_SIZES } from '../../engine/core/vocabulary';
import { cosine, sine, toDegrees } from '../../engine/geometry/angle';
import { ARC_OPENING } from '../../engine/geometry/arc';
import { BASE_LENGTH } from '../../engine/geometry/base';
import { BULLSEYE_WIDTH } from '../../engine/geometry/measures';

/**
 * Range around a base, drawn. All that lies so far from a square is a square with round corners.
 * Angles are seen from the base's centre, 0 ahead and clockwise; points are in its own frame, y ahead.
 */

/** Where the line of that distance runs in a direction. */
export function ringPoint(half: number, distance: number, angle: Degrees): Point {
  const across = sine(angle);
  const ahead = cosine(angle);
  const long = Math.max(Math.abs(across), Math.abs(ahead));
  const short = Math.min(Math.abs(across), Math.abs(ahead));
  const flat = (half + distance) / long;
  const reach =
    flat * short <= half
      ? flat
      : half * (long + short) + Math.sqrt(Math.max(0, distance ** 2 - (half * (long - short)) ** 2));
  return { x: across * reach, y: ahead * reach };
}

/** The angles between which a ring runs straight and around corners. */
function turningPoints(half: number, distance: number, from: Degrees, to: Degrees): readonly Degrees[] {
  const corner = toDegrees(Math.atan2(half, half + distance));
  const all = [-2, -1, 0, 1, 2, 3, 4].flatMap(quarter => [90 * quarter + corner, 90 * (quarter + 1) - corner]);
  return [from, ...all.filter(angle => angle > from && angle < to), to];
}

const text = ({ x, y }: Point): string => `${x.toFixed(3)} ${(-y).toFixed(3)}`;

/** A piece of a ring as path data, clockwise or back; begins with `M` or, to go on from a point, with `L`. */
function ring(half: number, distance: number, [from, to]: Opening, back: boolean, begin: 'M' | 'L'): string {
  const clockwise = turningPoints(half, distance, from, to);
  const angles = back ? clockwise.toReversed() : clockwise;
  const parts = angles.slice(1).map((angle, index) => {
    const middle = (angle + angles[index]!) / 2;
    const end = text(ringPoint(half, distance, angle));
    return isCorner(half, distance, middle) ? `A ${distance} ${distance} 0 0 ${back ? 0 : 1} ${end}` : `L ${end}`;
  });
  return `${begin} ${text(ringPoint(half, distance, angles[0]!))} ${parts.join(' ')}`;
}

function isCorner(half: number, distance: number, angle: Degrees): boolean {
  const { x, y } = ringPoint(half, distance, angle);
  return Math.abs(x) > half && Math.abs(y) > half;
}

type Opening = readonly [from: Degrees, to: Degrees];

/** Remotes open like a small base, whatever their width. */
function openingOf(half: number): Degrees {
  const size = SHIP_SIZES.find(one => BASE_LENGTH[one] === 2 * half) ?? 'small';
  return ARC_OPENING[size];
}

/** The directions an arc takes in; null for the bullseye, which is a strip. */
export function anglesOf(half: number, arc: PrintedArc): Opening | null {
  const edge = openingOf(half) / 2;
  switch (arc) {
    case 'front':
      return [-edge, edge];
    case 'right':
      return [edge, 180 - edge];
    case 'rear':
      return [180 - edge, 180 + edge];
    case 'left':
      return [180 + edge, 360 - edge];
    case 'fullFront':
      return [-90, 90];
    case 'fullRear':
      return [90, 270];
    case 'bullseye':
      return null;
  }
}

/** The part of an arc between two distances, as the data of a closed path in the base's frame, drawn with y downward. */
export function bandPath(half: number, arc: PrintedArc, near: number, far: number): string {
  const angles = anglesOf(half, arc);
  if (angles) return `${ring(half, far, angles, false, 'M')} ${ring(half, near, angles, true, 'L')} Z`;
  const side = BULLSEYE_WIDTH / 2;
  const corners = [
    { x: -side, y: half + near },
    { x: -side, y: half + far },
    { x: side, y: half + far },
    { x: side, y: half + near },
  ];
  return `M ${corners.map(text).join(' L ')} Z`;
}

/** On the middle line of an arc, so far from the base. */
export function middleOf(half: number, arc: PrintedArc, distance: number): Point {
  const angles = anglesOf(half, arc);
  return ringPoint(half, distance, angles ? (angles[0] + angles[1]) / 2 : 0);
}
