import { gathered } from '../core/list';
import type { ShipSize } from '../core/vocabulary';
import { BASE_LENGTH, type Base, baseAt } from './base';
import { baseOverlaps } from './baseOverlap';
import { distanceToPolygon } from './distance';
import { TOUCH } from './measures';
import { carry, type Path } from './path';
import type { Polygon } from './polygon';
import type { Pose } from './pose';
import { type Cut, isInReach, templateOverlaps } from './templateOverlap';

/** How a move met an outline. */
export interface Meeting {
  /** Its place in the list that was given. */
  readonly index: number;
  /** Under the ship's final base; otherwise only the template lay on it. */
  readonly overlapped: boolean;
  /** The template lay on it too. */
  readonly through?: true;
}

/** A move as it was made: from where, by which path, to where. */
export interface Move {
  readonly start: Pose;
  readonly end: Pose;
  readonly size: ShipSize;
  readonly path: Path;
  /** Set for a partial maneuver: of the template only what lies behind the final base counts. */
  readonly travelled?: number;
}

/**
 * The outlines that a move met, nearest to the starting place first.
 * What the ship lay on or touched at the start counts only if it lies under it at the end.
 */
export function meetings(move: Move, outlines: readonly Polygon[]): readonly Meeting[] {
  let made: { readonly first: Base; readonly last: Base; readonly cut: Cut | null } | null = null;
  const met: (Meeting & { readonly distance: number })[] = [];
  for (let index = 0; index < outlines.length; index++) {
    const outline = outlines[index]!;
    // Most lie far off: their circles tell, before any base is made.
    if (!isNear(move, outline)) continue;
    made ??= basesOf(move);
    const overlapped = baseOverlaps(made.last, outline);
    const through = templateOverlaps(move.path.placed, outline, made.cut);
    if (!overlapped && !through) continue;
    const distance = distanceToPolygon(made.first, outline);
    if (overlapped && through && distance > TOUCH) met.push({ index, overlapped, through, distance });
    else if (overlapped || distance > TOUCH) met.push({ index, overlapped, distance });
  }
  if (met.length === 0) return NONE;
  return met.sort((a, b) => a.distance - b.distance || a.index - b.index).map(({ distance: _, ...meeting }) => meeting);
}

const NONE: readonly Meeting[] = [];

const basesOf = ({ start, end, size, path, travelled }: Move) => ({
  first: baseAt(start, size),
  last: baseAt(end, size),
  cut: travelled === undefined ? null : cutBehind(path, travelled),
});

function isNear({ end, size, path }: Move, outline: Polygon): boolean {
  const dx = outline.x - end.x;
  const dy = outline.y - end.y;
  const reach = (BASE_LENGTH[size] / 2) * Math.SQRT2 + outline.radius;
  return dx * dx + dy * dy <= reach * reach || isInReach(path.placed, outline, outline.radius);
}

/** The outlines on which the template lay, whatever lay there at the start or the end. */
export const underTemplate = (
  path: Path,
  travelled: number | null,
  outlines: readonly Polygon[],
): readonly number[] => {
  const cut = travelled === null ? null : cutBehind(path, travelled);
  const found: number[] = [];
  for (let index = 0; index < outlines.length; index++)
    if (templateOverlaps(path.placed, outlines[index]!, cut)) found.push(index);
  return found;
};

/** The line of the final base's trailing edge. */
function cutBehind(path: Path, travelled: number): Cut {
  const { rearX, rearY, forwardX, forwardY } = carry(path, travelled);
  return { x: rearX, y: rearY, forwardX, forwardY };
}

/** What a ship that does not move lies on. */
export function under(pose: Pose, size: ShipSize, outlines: readonly Polygon[]): readonly number[] {
  const base = baseAt(pose, size);
  return gathered(outlines, (outline, index) => (baseOverlaps(base, outline) ? [index] : []));
}
