import type { ObjectId, UnitId } from '../../engine/core/ids';
import type { Point } from '../../engine/core/place';
import type { PrintedArc } from '../../engine/core/vocabulary';
import type { Part } from './crossing';
import type { NearMiss } from './near';

/** How a line is drawn: the shape of the stroke tells it as the colour does. */
export type LineLook = 'free' | 'obstructed' | 'blocked' | 'lock';

/** A line between two pieces, with what it says. */
export interface DrawnLine {
  readonly key: string;
  readonly from: Point;
  readonly to: Point;
  readonly look: LineLook;
  /** Pointed at, picked, or the attack under way. */
  readonly strong: boolean;
  readonly label: string | null;
  /** The parts that lie on an obstacle. */
  readonly broken?: readonly Part[];
}

/** What a question makes visible between the pieces. */
export interface Drawing {
  readonly lines: readonly DrawnLine[];
  /** Pieces that obstruct or are in the way. */
  readonly outlined: readonly ObjectId[];
  /** The arc that a target is not in. */
  readonly wedges: readonly { readonly unit: UnitId; readonly arc: PrintedArc }[];
  readonly near: NearMiss | null;
}

export const NOTHING: Drawing = { lines: [], outlined: [], wedges: [], near: null };

export function together(drawings: readonly Drawing[]): Drawing {
  const found = drawings.filter(one => one !== NOTHING);
  if (found.length <= 1) return found[0] ?? NOTHING;
  return {
    lines: found.flatMap(({ lines }) => lines),
    outlined: [...new Set(found.flatMap(({ outlined }) => outlined))],
    wedges: found.flatMap(({ wedges }) => wedges),
    near: found.find(({ near }) => near)?.near ?? null,
  };
}
