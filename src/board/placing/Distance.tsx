import type { Point } from '../../engine/core/place';
import { PLAY_AREA } from '../../engine/geometry/measures';
import { between } from '../../engine/geometry/pose';
import { useCamera } from '../camera';
import { BOARD } from '../colors';
import type { DrawnLine } from '../overlays/drawing';
import { MeasuredLine } from '../overlays/Lines';
import { Tag } from '../overlays/Steady';

/** Half of a label, in pixels of the page. */
const HALF_WIDTH = 80;
const HALF_HEIGHT = 22;

/** A measure of the piece in hand. Its label lies beside the line: on a short one it would cover the piece. */
export function Distance({ line }: { readonly line: DrawnLine }) {
  const scale = useCamera(({ view }) => view.scale);
  return (
    <>
      <MeasuredLine line={{ ...line, label: null }} />
      {line.label && (
        <Tag
          at={besideLine(line, scale)}
          text={line.label}
          color={line.look === 'free' ? BOARD.lit : BOARD.bad}
          strong
        />
      )}
    </>
  );
}

/** Right of an upright line, above a level one, and never off the table. */
function besideLine({ from, to }: DrawnLine, scale: number): Point {
  const { x, y } = between(from, to, 0.5);
  const upright = Math.abs(to.y - from.y) > Math.abs(to.x - from.x);
  const [wide, high] = [HALF_WIDTH / scale, HALF_HEIGHT / scale];
  if (!upright) return { x: Math.min(Math.max(x, wide), PLAY_AREA - wide), y: y + high };
  return { x: x + 2 * wide > PLAY_AREA ? x - wide : x + wide, y };
}
