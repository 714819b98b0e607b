import { Group, Line } from 'react-konva';
import { BOARD } from './colors';
import { meetsShip, type Planned } from './fan';
import { Tag } from './overlays/Steady';
import { inPiece, onBoard } from './scale';

interface Props {
  readonly planned: Planned;
  readonly color: string;
}

const MARKS = { sure: ' ×', may: ' ?' } as const;

/** Where a ship whose dial is set will end, and whether it meets another there. */
export function PlannedPlace({ planned, color }: Props) {
  const { ship, pose, outline } = planned;
  const meets = meetsShip(planned);
  const ink = meets ? BOARD.lit : color;
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
      </Group>
      <Tag at={pose} text={`${ship.slice('ship:'.length)}${meets ? MARKS[meets] : ''}`} color={ink} />
    </>
  );
}
