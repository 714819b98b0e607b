import { BOARD } from './colors';
import { meetsShip, type Planned } from './fan';
import { Group, Line } from './konva';
import { Tag } from './overlays/Steady';
import { inPiece, onBoard } from './scale';

interface Props {
  readonly planned: Planned;
  readonly color: string;
}

const MARKS = { sure: '×', may: '?' } as const;

/** What it would meet, in a word for its plate; the worst first. */
function warningOf(planned: Planned): string | null {
  if (planned.ahead?.flees) return 'leaves';
  const meets = meetsShip(planned);
  if (meets) return MARKS[meets];
  return planned.ahead && planned.ahead.met.length > 0 ? 'obstacle' : null;
}

/** Where a ship whose dial is set will end, which way it will face, and whether it meets anything there. */
export function PlannedPlace({ planned, color }: Props) {
  const { ship, pose, outline } = planned;
  const warning = warningOf(planned);
  const ink = warning ? BOARD.lit : color;
  const front = Math.max(...outline.map(({ y }) => y));
  return (
    <>
      <Group id={`planned ${ship}`} {...onBoard(pose)} rotation={pose.heading} listening={false}>
        <Line
          points={inPiece(outline)}
          closed
          stroke={ink}
          strokeWidth={1.5}
          dash={[6, 4]}
          fill="rgba(16,23,28,0.6)"
          perfectDrawEnabled={false}
        />
        <Line
          points={[-5, 4 - front, 0, -2 - front, 5, 4 - front]}
          stroke={ink}
          strokeWidth={1.5}
          perfectDrawEnabled={false}
        />
      </Group>
      <Tag
        at={pose}
        text={[ship.slice('ship:'.length), ...(warning ? [warning] : [])].join(' ')}
        color={ink}
        strong={warning !== null}
      />
    </>
  );
}
