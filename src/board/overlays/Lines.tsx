import { Circle, Group, Line } from 'react-konva';
import type { Point } from '../../engine/core/place';
import { RANGE_BAND } from '../../engine/geometry/measures';
import { between, distanceBetween } from '../../engine/geometry/pose';
import { rangeOf } from '../../engine/geometry/range';
import { BOARD } from '../colors';
import { onBoard } from '../scale';
import type { DrawnLine, LineLook } from './drawing';
import { Tag } from './Steady';
import { cornersOfShape, type Shape } from './shapes';

/** Strokes and dashes are in pixels: they do not grow with the table. */
const STROKE: Readonly<Record<LineLook, { readonly color: string; readonly dash: number[] }>> = {
  free: { color: BOARD.text, dash: [] },
  obstructed: { color: BOARD.text, dash: [10, 6] },
  blocked: { color: BOARD.quiet, dash: [3, 5] },
  lock: { color: BOARD.lit, dash: [2, 6] },
};

/** A measured line with its ends and its label. The label of a strong one comes last, so nothing lies on it. */
export function MeasuredLine({ line }: { readonly line: DrawnLine }) {
  const { from, to, look, strong, label } = line;
  const { color: plain, dash } = STROKE[look];
  const color = strong ? (look === 'blocked' ? BOARD.bad : BOARD.lit) : plain;
  const [a, b] = [onBoard(from), onBoard(to)];
  return (
    <Group listening={false}>
      <Line
        points={[a.x, a.y, b.x, b.y]}
        stroke={color}
        strokeWidth={strong ? strongWidth(from, to) : 1.5}
        opacity={look === 'blocked' && !strong ? 0.45 : 0.95}
        {...(dash.length > 0 ? { dash } : {})}
        strokeScaleEnabled={false}
        perfectDrawEnabled={false}
      />
      {look !== 'lock' && <BandTicks from={from} to={to} color={color} />}
      {strong && <Circle {...a} radius={2} fill={color} perfectDrawEnabled={false} />}
      {strong && <Circle {...b} radius={2} fill={color} perfectDrawEnabled={false} />}
      {label && <Tag {...labelPlace(line)} text={label} color={color} strong={strong} />}
    </Group>
  );
}

/** Nearer is broader: pixels by range band. */
const BREADTH = [8, 8, 5.5, 3.5];
const strongWidth = (from: Point, to: Point): number => BREADTH[rangeOf(distanceBetween(from, to))] ?? 3;

/** How far a tick reaches to either side of its line, in millimetres. */
const TICK = 5;

/** Where along a line each range band ends. */
function BandTicks({ from, to, color }: Pick<DrawnLine, 'from' | 'to'> & { readonly color: string }) {
  const length = distanceBetween(from, to);
  const bands = Array.from({ length: Math.floor(length / RANGE_BAND) }, (_, index) => (index + 1) * RANGE_BAND);
  const across = { x: ((to.y - from.y) / length) * TICK, y: ((from.x - to.x) / length) * TICK };
  return bands.map(band => {
    const at = between(from, to, band / length);
    const [one, other] = [
      onBoard({ x: at.x + across.x, y: at.y + across.y }),
      onBoard({ x: at.x - across.x, y: at.y - across.y }),
    ];
    return (
      <Line
        key={band}
        points={[one.x, one.y, other.x, other.y]}
        stroke={color}
        strokeWidth={2}
        strokeScaleEnabled={false}
        perfectDrawEnabled={false}
      />
    );
  });
}

/** Between bases that are close a label would cover them: there it stands further aside. */
const CLOSE = 150;
const BESIDE_BASES = 26;

/** Beside the line, never on it: strong ones at the middle, the others nearer to their targets, where lines lie apart. */
function labelPlace({ from, to, strong }: DrawnLine) {
  const place = between(from, to, strong ? 0.5 : 0.62);
  const length = distanceBetween(from, to);
  const right = length > 0 ? { x: (to.y - from.y) / length, y: (from.x - to.x) / length } : { x: 1, y: 0 };
  // Always towards the right of the table, so that labels of parallel lines do not meet.
  const side = right.x < 0 ? { x: -right.x, y: -right.y } : right;
  const away = length < CLOSE ? BESIDE_BASES : 0;
  return { at: { x: place.x + side.x * away, y: place.y + side.y * away }, aside: side };
}

interface OutlineProps {
  readonly shape: Shape;
  readonly color: string;
  readonly width?: number;
  readonly fill?: string;
  readonly dash?: number[];
}

/** The exact edge of a piece. */
export function Outline({ shape, color, width = 3, fill, dash }: OutlineProps) {
  const corners = cornersOfShape(shape);
  const look = {
    stroke: color,
    strokeWidth: width,
    strokeScaleEnabled: false,
    listening: false,
    perfectDrawEnabled: false,
    ...(fill ? { fill } : {}),
    ...(dash ? { dash } : {}),
  };
  if (corners) {
    const points = corners.flatMap(corner => {
      const { x, y } = onBoard(corner);
      return [x, y];
    });
    return <Line points={points} closed {...look} />;
  }
  return <Circle {...onBoard(shape)} radius={'radius' in shape ? shape.radius : 0} {...look} />;
}
