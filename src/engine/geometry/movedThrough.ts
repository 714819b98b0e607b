import { gathered } from '../core/list';
import type { ShipSize } from '../core/vocabulary';
import { baseAt } from './base';
import { baseOverlaps } from './baseOverlap';
import { distanceToPolygon } from './distance';
import { TOUCH } from './measures';
import { carry, type Path } from './path';
import type { Polygon } from './polygon';
import type { Pose } from './pose';
import { type Cut, templateOverlaps } from './templateOverlap';

/** How a move met an outline. */
export interface Meeting {
  /** Its place in the list that was given. */
  readonly index: number;
  /** Under the ship's final base; otherwise only the template lay on it. */
  readonly overlapped: boolean;
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
  const first = baseAt(move.start, move.size);
  const last = baseAt(move.end, move.size);
  const cut = move.travelled === undefined ? null : cutBehind(move.path, move.travelled);
  const met: (Meeting & { readonly distance: number })[] = [];
  outlines.forEach((outline, index) => {
    const overlapped = baseOverlaps(last, outline);
    if (!overlapped && !templateOverlaps(move.path.placed, outline, cut)) return;
    const distance = distanceToPolygon(first, outline);
    if (overlapped || distance > TOUCH) met.push({ index, overlapped, distance });
  });
  return met
    .sort((a, b) => a.distance - b.distance || a.index - b.index)
    .map(({ index, overlapped }) => ({ index, overlapped }));
}

/** The outlines on which the template lay, whatever lay there at the start or the end. */
export const underTemplate = (
  path: Path,
  travelled: number | null,
  outlines: readonly Polygon[],
): readonly number[] => {
  const cut = travelled === null ? null : cutBehind(path, travelled);
  return outlines.flatMap((outline, index) => (templateOverlaps(path.placed, outline, cut) ? [index] : []));
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
