import type Konva from 'konva';
import { useMemo } from 'react';
import { Rect, Shape } from 'react-konva';
import type { Decision } from '../../engine/core/decision';
import { cornersOf } from '../../engine/geometry/base';
import type { BoardProps } from '../Board';
import { BOARD } from '../colors';
import { cornersOfShape, isBase, type Shape as PieceShape } from '../overlays/shapes';
import { onBoard } from '../scale';
import { type Around, type Box, type Ground, groundOf } from './ground';

type Props = Pick<BoardProps, 'engine' | 'game' | 'decision'>;

/** Below all pieces: the ground on which the piece in hand may lie, lit and framed. */
export function PlacingGround({ engine, game, decision }: Props) {
  const region = regionOf(decision);
  const ground = useMemo(
    () => (region ? groundOf({ state: game, rules: engine.rules }, region) : null),
    [engine, game, region],
  );
  if (!ground) return null;
  return (
    <>
      <Shape sceneFunc={context => paint(context, ground)} perfectDrawEnabled={false} />
      {ground.boxes.map(box => (
        <Rect
          key={`${box.x} ${box.y}`}
          {...corner(box)}
          width={box.width}
          height={box.height}
          stroke={BOARD.good}
          strokeWidth={1.5}
          dash={[8, 5]}
          strokeScaleEnabled={false}
          perfectDrawEnabled={false}
        />
      ))}
    </>
  );
}

const regionOf = (decision: Decision | null) => (decision?.ask.kind === 'place' ? decision.ask.region : null);

const LIGHT = 'rgba(143, 227, 168, 0.16)';

/** The upper left corner on the board, where y runs down. */
const corner = ({ x, y, height }: Box) => onBoard({ x, y: y + height });

function paint(context: Konva.Context, { boxes, near, away }: Ground): void {
  context.save();
  context.beginPath();
  for (const box of boxes) {
    const { x, y } = corner(box);
    context.rect(x, y, box.width, box.height);
  }
  context.clip();
  for (const around of near) {
    context.beginPath();
    traceAround(context, around);
    context.clip();
  }
  context.setAttr('fillStyle', LIGHT);
  context.fillRect(-MUCH, -MUCH, 3 * MUCH, 3 * MUCH);
  // What is too close is felt again: a thick line along an outline covers all that lies within reach of it.
  for (const { shape, by } of away) {
    context.beginPath();
    trace(context, shape);
    context.setAttr('fillStyle', BOARD.felt);
    context.fill();
    if (by === 0) continue;
    context.setAttr('strokeStyle', BOARD.felt);
    context.setAttr('lineJoin', 'round');
    context.setAttr('lineWidth', 2 * by);
    context.stroke();
  }
  context.restore();
}

/** More than the table is wide. */
const MUCH = 2000;

function trace(context: Konva.Context, shape: PieceShape): void {
  const corners = cornersOfShape(shape);
  if (!corners) traceCircle(context, shape, 0);
  for (const [index, point] of (corners ?? []).entries()) {
    const { x, y } = onBoard(point);
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.closePath();
}

/** Only ships and round markers are measured from this way. */
function traceAround(context: Konva.Context, { shape, by }: Around): void {
  if (!isBase(shape)) traceCircle(context, shape, by);
  else {
    const middle = onBoard(shape);
    for (const { x, y } of cornersOf(shape).map(onBoard)) {
      const out = Math.atan2(y - middle.y, x - middle.x);
      context.arc(x, y, by, out - Math.PI / 4, out + Math.PI / 4, false);
    }
  }
  context.closePath();
}

function traceCircle(context: Konva.Context, shape: PieceShape, by: number): void {
  const { x, y } = onBoard(shape);
  const radius = ('radius' in shape ? shape.radius : 0) + by;
  context.moveTo(x + radius, y);
  context.arc(x, y, radius, 0, 2 * Math.PI, false);
}
