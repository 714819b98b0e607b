import { Circle, Group, Line, Rect } from 'react-konva';
import type { Point } from '../../engine/core/place';
import { PLAY_AREA } from '../../engine/geometry/measures';
import { BOARD } from '../colors';
import { onBoard } from '../scale';
import { Outline } from './Lines';
import type { NearMiss } from './near';
import { Plated, Steady } from './Steady';
import { isBase, type Shape } from './shapes';

/** In pixels. */
const RADIUS = 62;
/** One millimetre of the table is so many pixels: several times what a fitted board shows. */
const PIXELS_PER_MM = 7;
/** How far from the place itself, in millimetres of the table. */
const ASIDE = 130;

/** A round glass on the place where it was close: both edges, and the limit between yes and no. */
export function Magnifier({ near }: { readonly near: NearMiss }) {
  const { measured, shapes, limit, words } = near;
  const { from, to } = measured;
  const focus = onBoard(to);
  const [a, b] = [onBoard(from), onBoard(to)];
  return (
    <Group listening={false}>
      <Steady at={aside(measured)}>
        <Circle radius={RADIUS} fill={BOARD.felt} stroke={BOARD.lit} strokeWidth={2} />
        <Group clipFunc={context => context.arc(0, 0, RADIUS - 1, 0, 2 * Math.PI)}>
          <Group scaleX={PIXELS_PER_MM} scaleY={PIXELS_PER_MM} offsetX={focus.x} offsetY={focus.y}>
            <Outline shape={shapes[0]} color={BOARD.good} width={2} fill={`${BOARD.good}2a`} />
            <Outline shape={shapes[1]} color={BOARD.text} width={2} fill={`${BOARD.text}2a`} />
            <Limit shape={shapes[0]} distance={limit} />
            <Line points={[a.x, a.y, b.x, b.y]} stroke={BOARD.lit} strokeWidth={2} strokeScaleEnabled={false} />
          </Group>
        </Group>
        <Plated text={words} color={BOARD.lit} strong y={RADIUS + 14} />
      </Steady>
    </Group>
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

/** Square to the line, toward the middle of the table, so that the glass never hides the place nor leaves the board. */
function aside({ from, to }: NearMiss['measured']): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const square = length > 0 ? { x: (from.y - to.y) / length, y: (to.x - from.x) / length } : { x: 1, y: 0 };
  const inward = (PLAY_AREA / 2 - to.x) * square.x + (PLAY_AREA / 2 - to.y) * square.y;
  const sign = inward < 0 ? -1 : 1;
  return { x: to.x + sign * square.x * ASIDE, y: to.y + sign * square.y * ASIDE };
}
