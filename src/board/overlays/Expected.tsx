import type { Table } from '../../engine/core/table';
import { BASE_LENGTH } from '../../engine/geometry/base';
import { sizeOf } from '../../engine/look/ships';
import { useScreen } from '../../store/screen';
import type { SideHexes } from '../colors';
import { square } from '../ghosts';
import { Group, Line } from '../konva';
import { inPiece, onBoard } from '../scale';
import { Tag } from './Steady';

interface Props {
  readonly table: Table;
  readonly sides: SideHexes;
}

/** Where the table expected the other side's ships, while it explains itself. */
export function Expected({ table, sides }: Props) {
  const expected = useScreen(screen => screen.expected);
  return expected.map(({ ship, pose }) => {
    const { player } = table.state.ships[ship]!;
    const half = BASE_LENGTH[sizeOf(table, ship)] / 2;
    const ink = { stroke: sides[player], strokeWidth: 1.5, perfectDrawEnabled: false };
    return (
      <Group key={ship} listening={false}>
        <Group {...onBoard(pose)} rotation={pose.heading}>
          <Line points={inPiece(square(half))} closed dash={[5, 4]} {...ink} />
          <Line points={[-5, 4 - half, 0, -2 - half, 5, 4 - half]} {...ink} />
        </Group>
        <Tag at={pose} text={`${ship.slice('ship:'.length)}?`} color={sides[player]} strong={false} />
      </Group>
    );
  });
}
