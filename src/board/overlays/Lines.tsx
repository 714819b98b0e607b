import type { Point } from '../../engine/core/place';
import { RANGE_BAND } from '../../engine/geometry/measures';
import { between, distanceBetween } from '../../engine/geometry/pose';
import { rangeOf } from '../../engine/geometry/range';
import { useCamera } from '../camera';
import { BOARD } from '../colors';
import { useDrawn } from '../explain/drawn';
import { Circle, Group, Line } from '../konva';
import { IconShape } from '../pieces/IconShape';
import { onBoard } from '../scale';
import type { Part } from './crossing';
import type { DrawnLine, LineLook } from './drawing';
import { type LabelPlace, labelPlaces } from './labelPlaces';
import { Steady, Tag } from './Steady';
import { cornersOfShape, type Shape } from './shapes';

/** Strokes and dashes are in pixels: they do not grow with the table. */
const STROKE: Readonly<Record<LineLook, { readonly color: string; readonly dash: number[] }>> = {
  free: { color: BOARD.quiet, dash: [6, 5] },
  obstructed: { color: BOARD.quiet, dash: [6, 5] },
  blocked: { color: BOARD.quiet, dash: [3, 5] },
  lock: { color: '#8fd0f7', dash: [2, 6] },
};
/** Pixels a millimetre from which every line has its word. */
const WORDED = 1.1;
/** Where a line runs over an obstacle. */
const BROKEN = [4, 9];

interface LineProps {
  readonly line: DrawnLine;
  /** Where its label stands, if it lies among others. */
  readonly place?: LabelPlace | undefined;
}

/** A measured line with its ends and its label. The label of a strong one comes last, so nothing lies on it. */
export function MeasuredLine({ line, place = labelPlaces([line]).get(line.key) }: LineProps) {
  useDrawn({ kind: 'line', line });
  const { from, to, look, strong, label, broken = [] } = line;
  // Far away a word on every line would hide the ships: only the strong one has it.
  const worded = useCamera(({ view }) => strong || view.scale >= WORDED);
  const isChosen = strong && look !== 'blocked';
  const color = strong ? (look === 'blocked' ? BOARD.bad : BOARD.lit) : STROKE[look].color;
  // A chosen line is whole but where something lies in its way.
  const dash = isChosen ? (look === 'obstructed' && broken.length === 0 ? [10, 6] : []) : STROKE[look].dash;
  const [a, b] = [onBoard(from), onBoard(to)];
  const width = strong ? strongWidth(from, to) : 1.5;
  const at = (share: number) => onBoard(between(from, to, share));
  return (
    <Group listening={false} opacity={look === 'blocked' && !strong ? 0.45 : 0.95}>
      {isChosen && <Stroke from={a} to={b} color={BOARD.lit} width={width + 9} opacity={0.2} />}
      {partsBetween(broken).map(([start, end]) => (
        <Stroke key={start} from={at(start)} to={at(end)} color={color} width={width} dash={dash} />
      ))}
      {broken.map(([start, end]) => (
        <Stroke key={start} from={at(start)} to={at(end)} color={color} width={width} dash={BROKEN} opacity={0.75} />
      ))}
      {look !== 'lock' && <BandTicks from={from} to={to} color={strong ? BOARD.text : color} />}
      {strong && <Circle {...a} radius={2} fill={color} perfectDrawEnabled={false} />}
      {strong && <Circle {...b} radius={2} fill={color} perfectDrawEnabled={false} />}
      {broken.map(([start, end]) => (
        <RockBadge key={start} at={between(from, to, (start + end) / 2)} color={color} />
      ))}
      {label && place && worded && <Tag {...place} text={label} color={color} strong={strong} filled={isChosen} />}
    </Group>
  );
}

/** What of a line is left between its broken parts. */
const partsBetween = (broken: readonly Part[]): readonly Part[] =>
  [...broken, [1, 1] as const].map(([start], index): Part => [broken[index - 1]?.[1] ?? 0, start]);

interface StrokeProps {
  readonly from: Point;
  readonly to: Point;
  readonly color: string;
  readonly width: number;
  readonly dash?: number[];
  readonly opacity?: number;
}

function Stroke({ from, to, color, width, dash = [], opacity = 1 }: StrokeProps) {
  return (
    <Line
      points={[from.x, from.y, to.x, to.y]}
      stroke={color}
      strokeWidth={width}
      opacity={opacity}
      {...(dash.length > 0 ? { dash } : {})}
      strokeScaleEnabled={false}
      perfectDrawEnabled={false}
    />
  );
}

/** An obstacle lies in the way of the line here. */
function RockBadge({ at, color }: { readonly at: Point; readonly color: string }) {
  return (
    <Steady at={at}>
      <Circle radius={12} fill={BOARD.felt} stroke={color} strokeWidth={1.5} perfectDrawEnabled={false} />
      <IconShape name="asteroid" ink={color} size={17} />
    </Steady>
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
