import { cornersOf } from '../../engine/geometry/base';
import { PLAY_AREA } from '../../engine/geometry/measures';
import { cornersOfShape, isBase, type Shape } from '../overlays/shapes';
import { onBoard } from '../scale';
import type { Around, Box, Ground } from './ground';

const LIGHT = 'rgba(143, 227, 168, 0.16)';

/** What is cut out is cut out whole. */
const OPAQUE = '#000';

/** More than the table is wide. */
const MUCH = 2000;

/** The upper left corner on the board, where y runs down. */
export const cornerOf = ({ x, y, height }: Box) => onBoard({ x, y: y + height });

/** Onto a canvas of its own, since it cuts away what lies below. */
export function paintGround(context: CanvasRenderingContext2D, { boxes, near, away }: Ground): void {
  context.save();
  context.beginPath();
  for (const box of boxes) {
    const { x, y } = cornerOf(box);
    context.rect(x, y, box.width, box.height);
  }
  context.clip();
  for (const around of near) {
    context.beginPath();
    traceAround(context, around);
    context.clip();
  }
  // Lit once, however many cards let a piece lie here.
  context.clearRect(-MUCH, -MUCH, 3 * MUCH, 3 * MUCH);
  context.fillStyle = LIGHT;
  context.fillRect(-MUCH, -MUCH, 3 * MUCH, 3 * MUCH);
  // Cut out, not painted over: the sky shines through.
  context.globalCompositeOperation = 'destination-out';
  context.fillStyle = OPAQUE;
  context.strokeStyle = OPAQUE;
  for (const around of away) cutOut(context, around);
  context.restore();
}

/** What is too close. */
function cutOut(context: CanvasRenderingContext2D, { shape, by }: Around): void {
  const corners = cornersOfShape(shape)?.map(onBoard);
  context.beginPath();
  if (!corners) traceCircle(context, shape, by);
  else for (const [index, { x, y }] of corners.entries()) index === 0 ? context.moveTo(x, y) : context.lineTo(x, y);
  context.closePath();
  context.fill();
  if (!corners || by === 0) return;
  // A thick line along each edge by itself: along a whole outline it would leave a hole where the line is thicker than the outline is wide.
  context.lineCap = 'round';
  context.lineWidth = 2 * by;
  for (const [index, from] of corners.entries()) {
    const to = corners[(index + 1) % corners.length]!;
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
    context.stroke();
  }
}

/** Only ships and round markers are measured from this way. */
function traceAround(context: CanvasRenderingContext2D, { shape, by }: Around): void {
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

function traceCircle(context: CanvasRenderingContext2D, shape: Shape, by: number): void {
  const { x, y } = onBoard(shape);
  const radius = ('radius' in shape ? shape.radius : 0) + by;
  context.moveTo(x + radius, y);
  context.arc(x, y, radius, 0, 2 * Math.PI, false);
}

/** Pixels a millimetre: enough for a screen that shows the table large. */
const FINE = 2;

/** The lit ground as a picture of the whole table. */
export function pictureOf(grounds: readonly Ground[]): HTMLCanvasElement {
  const picture = document.createElement('canvas');
  picture.width = picture.height = Math.ceil(FINE * PLAY_AREA);
  const context = picture.getContext('2d')!;
  context.scale(picture.width / PLAY_AREA, picture.height / PLAY_AREA);
  for (const ground of grounds) paintGround(context, ground);
  return picture;
}
