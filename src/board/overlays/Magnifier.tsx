import type { Point } from '../../engine/core/place';
import { PLAY_AREA } from '../../engine/geometry/measures';
import { useCamera } from '../camera';
import { BOARD } from '../colors';
import { Circle, Group, Line, Rect } from '../konva';
import { onBoard } from '../scale';
import { Outline } from './Lines';
import type { NearMiss } from './near';
import { Plated, Steady } from './Steady';
import { isBase, type Shape } from './shapes';

/** In pixels. */
const RADIUS = 62;
/** One millimetre of the table is so many pixels: several times what a fitted board shows. */
const PIXELS_PER_MM = 7;
/** How far from the place itself. */
const ASIDE = 96;

/** A round glass on the place where it was close: both edges, and the limit between yes and no. */
export function Magnifier({ near }: { readonly near: NearMiss }) {
  const { measured, shapes, limit, words } = near;
  const turned = useCamera(({ view }) => view.turned);
  const { from, to } = measured;
  const [a, b] = [onBoard(from), onBoard(to)];
  const { x, y } = aside(measured, turned);
  // The line bears its own label on the way to where it comes from: the words keep out of it.
  const above = from.y < to.y !== turned;
  return (
    <Steady at={to}>
      <Line points={[0, 0, x, y]} stroke={BOARD.lit} strokeWidth={1} />
      <Circle radius={5} stroke={BOARD.lit} strokeWidth={1.5} />
      <Group x={x} y={y}>
        <Circle radius={RADIUS} fill={BOARD.felt} stroke={BOARD.lit} strokeWidth={2} />
        <Group clipFunc={context => context.arc(0, 0, RADIUS - 1, 0, 2 * Math.PI)}>
          <Group rotation={turned ? 180 : 0} scaleX={PIXELS_PER_MM} scaleY={PIXELS_PER_MM} offsetX={b.x} offsetY={b.y}>
            <Outline shape={shapes[0]} color={BOARD.good} width={2} fill={`${BOARD.good}2a`} />
            <Outline shape={shapes[1]} color={BOARD.text} width={2} fill={`${BOARD.text}2a`} />
            <Limit shape={shapes[0]} distance={limit} />
            <Line points={[a.x, a.y, b.x, b.y]} stroke={BOARD.lit} strokeWidth={2} strokeScaleEnabled={false} />
          </Group>
        </Group>
        <Plated text={words} color={BOARD.lit} strong y={(above ? -1 : 1) * (RADIUS + 14)} />
      </Group>
    </Steady>
  );
}

/** Where the band ends, around the piece that is measured from. Touching needs no line: the edges show it. */
function Limit({ shape, distance }: { readonly shape: Shape; readonly distance: number }) {
  if (distance === 0 || !isBase(shape)) return null;
  const reach = shape.half + distance;
  const heading = (Math.atan2(shape.forwardX, shape.forwardY) * 180) / Math.PI;
  return (
    <Group {...onBoard(shape)} rotation={heading}>
      <Rect
        x={-reach}
        y={-reach}
        width={2 * reach}
        height={2 * reach}
        cornerRadius={distance}
        stroke={BOARD.bad}
        strokeWidth={2}
        dash={[6, 4]}
        strokeScaleEnabled={false}
      />
    </Group>
  );
}

/** Square to the line, toward the middle of the table, so that the glass neither hides the place nor leaves the board. */
function aside({ from, to }: NearMiss['measured'], turned: boolean): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const square = length > 0 ? { x: (from.y - to.y) / length, y: (to.x - from.x) / length } : { x: 1, y: 0 };
  const inward = (PLAY_AREA / 2 - to.x) * square.x + (PLAY_AREA / 2 - to.y) * square.y;
  const way = (inward < 0 ? -ASIDE : ASIDE) * (turned ? -1 : 1);
  return { x: square.x * way, y: -square.y * way };
}
