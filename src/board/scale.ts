import type { Point } from '../engine/core/place';
import { PLAY_AREA } from '../engine/geometry/measures';

/** The board is drawn in millimetres with y downward, as screens have it; the near edge is at the bottom. */
export const onBoard = ({ x, y }: Point): Point => ({ x, y: PLAY_AREA - y });

/** And back: what lies under a point of the drawn board. */
export const offBoard = onBoard;

/** Outlines are drawn in a piece's own frame, y ahead. */
export const inPiece = (points: readonly Point[]): number[] => points.flatMap(({ x, y }) => [x, -y]);
