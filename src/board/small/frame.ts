import type { ObjectId } from '../../engine/core/ids';
import type { Point } from '../../engine/core/place';
import type { GameState } from '../../engine/core/state';
import { onBoard } from '../scale';
import { type Box, boxAround, type Size } from '../view';

/** How a small board is seen: pixels = (x, y) + scale × the drawn board. */
export interface SmallView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Between what could be at the edge of the frame and the frame itself, in millimetres. */
const AIR = 44;

/** All of these places on the table, with room around them, as large as they fit. */
export function frameAround(places: readonly Point[], room: number): Box {
  return boxAround(places.map(onBoard), Math.max(AIR, room)) ?? { x: 0, y: 0, width: 1, height: 1 };
}

export function smallView(box: Box, { width, height }: Size): SmallView {
  const scale = Math.min(width / box.width, height / box.height);
  return {
    scale,
    x: width / 2 - scale * (box.x + box.width / 2),
    y: height / 2 - scale * (box.y + box.height / 2),
  };
}

/** The place on the table under a pixel. */
export const tableAt = ({ scale, x, y }: SmallView, at: Point): Point =>
  onBoard({ x: (at.x - x) / scale, y: (at.y - y) / scale });

/** Where a piece lies that a hand may play with; null for any other. */
export function placeOf({ ships, rocks, markers }: GameState, id: ObjectId) {
  const ship = ships[id as keyof typeof ships];
  if (ship) return ship.pose;
  const rock = rocks[id as keyof typeof rocks];
  if (rock) return rock.pose;
  const marker = markers[id as keyof typeof markers];
  return marker ? { x: marker.x, y: marker.y, heading: 0 } : null;
}
