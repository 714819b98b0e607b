import type { Point } from '../../engine/core/place';
import type { Table } from '../../engine/core/table';
import { BASE_LENGTH } from '../../engine/geometry/base';
import { sizeOf } from '../../engine/look/ships';
import { type Explanation, useScreen } from '../../store/screen';
import { BOARD, type SideHexes } from '../colors';
import { square } from '../ghosts';
import { Group, Line } from '../konva';
import { inPiece, onBoard } from '../scale';
import { Tag } from './Steady';

interface Props {
  readonly table: Table;
  readonly sides: SideHexes;
}

type Place = Explanation['places'][number];

/** What an explanation lays on the table: ships where they were expected, and who would have had whom in arc. */
export function Explained({ table, sides }: Props) {
  const explained = useScreen(screen => screen.explained);
  if (!explained) return null;
  return (
    <>
      {explained.sights.map(({ from, to, by }) => (
        <Sight key={`${by} ${from.x} ${from.y} ${to.x} ${to.y}`} from={from} to={to} color={sides[by]} />
      ))}
      {explained.places
        .filter(({ ship }) => table.state.ships[ship])
        .map(place => (
          <Ghost key={`${place.ship} ${place.look}`} place={place} table={table} sides={sides} />
        ))}
    </>
  );
}

const LOOKS = {
  expected: { dash: [5, 4], strokeWidth: 1.5, after: '?' },
  flown: { dash: [], strokeWidth: 2.5, after: '' },
  better: { dash: [9, 4], strokeWidth: 2.5, after: ' better' },
} as const;

function Ghost({ place: { ship, pose, look }, table, sides }: Props & { readonly place: Place }) {
  const half = BASE_LENGTH[sizeOf(table, ship)] / 2;
  const { dash, strokeWidth, after } = LOOKS[look];
  const color = look === 'better' ? BOARD.lit : sides[table.state.ships[ship]!.player];
  const ink = { stroke: color, strokeWidth, perfectDrawEnabled: false };
  return (
    <Group listening={false}>
      <Group {...onBoard(pose)} rotation={pose.heading}>
        <Line points={inPiece(square(half))} closed dash={[...dash]} fill={`${color}26`} {...ink} />
        <Line points={[-5, 4 - half, 0, -2 - half, 5, 4 - half]} {...ink} />
      </Group>
      <Tag at={pose} text={`${ship.slice('ship:'.length)}${after}`} color={color} strong={look !== 'expected'} />
    </Group>
  );
}

/** From base to base, not over them; and how long the head of an arrow is. */
const CLEAR = 26;
const HEAD = 11;

function Sight({ from, to, color }: { readonly from: Point; readonly to: Point; readonly color: string }) {
  const [a, b] = [onBoard(from), onBoard(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length < 2 * CLEAR + 2 * HEAD) return null;
  const [alongX, alongY] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const at = (by: number, aside = 0) => [a.x + alongX * by - alongY * aside, a.y + alongY * by + alongX * aside];
  const tip = length - CLEAR;
  const shaft = [...at(CLEAR), ...at(tip - HEAD)];
  const head = [...at(tip), ...at(tip - HEAD, HEAD / 2), ...at(tip - HEAD, -HEAD / 2)];
  const ink = { listening: false, perfectDrawEnabled: false };
  return (
    <>
      <Line {...ink} points={shaft} stroke={BOARD.felt} strokeWidth={5} opacity={0.7} />
      <Line {...ink} points={shaft} stroke={color} strokeWidth={2} />
      <Line {...ink} points={head} closed fill={color} stroke={BOARD.felt} strokeWidth={1} />
    </>
  );
}
