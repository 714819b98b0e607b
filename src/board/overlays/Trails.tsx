import { useMemo } from 'react';
import type { Point } from '../../engine/core/place';
import type { Table } from '../../engine/core/table';
import { squareAt } from '../../engine/geometry/base';
import { baseOf, shipOf, sizeOf } from '../../engine/look/ships';
import { type Trail, useScreen } from '../../store/screen';
import { BOARD, type SideHexes } from '../colors';
import { Group, Line } from '../konva';
import { onBoard } from '../scale';
import { Outline } from './Lines';
import { Tag } from './Steady';
import { lineOf } from './trailLines';

interface Props {
  readonly table: Table;
  readonly sides: SideHexes;
}

/** Ways that are looked back on: the one flown whole, a better one broken and in amber, an earlier one broken. The better lies above. */
export function Trails({ table, sides }: Props) {
  const trails = useScreen(screen => screen.trails);
  const ordered = trails.toSorted((a, b) => Number(a.look === 'better') - Number(b.look === 'better'));
  return ordered
    .filter(({ ship }) => table.state.ships[ship])
    .map(trail => <TrailShape key={`${trail.look} ${trail.ship}`} trail={trail} table={table} sides={sides} />);
}

const flat = (points: readonly Point[]): number[] =>
  points.flatMap(point => {
    const { x, y } = onBoard(point);
    return [x, y];
  });

export function TrailShape({ trail, table, sides }: { readonly trail: Trail } & Props) {
  const { ship: id, look } = trail;
  const ship = shipOf(table.state, id);
  const { half } = baseOf(table, ship);
  const size = sizeOf(table, ship);
  const { points, ends } = useMemo(() => lineOf(trail, size), [trail, size]);
  const better = look === 'better';
  const broken = look !== 'flown';
  const color = better ? BOARD.lit : sides[ship.player];
  const stroke = { points: flat(points), strokeScaleEnabled: false, lineJoin: 'round', lineCap: 'round' } as const;
  return (
    <Group listening={false}>
      {ends.map(({ round, pose }) => (
        <Outline
          key={round}
          shape={squareAt(pose, half)}
          color={color}
          width={1.5}
          fill={`${color}1f`}
          {...(broken ? { dash: [5, 4] } : {})}
        />
      ))}
      <Line {...stroke} stroke={BOARD.felt} strokeWidth={6} opacity={0.7} perfectDrawEnabled={false} />
      <Line {...stroke} stroke={color} strokeWidth={3} dash={broken ? [8, 7] : []} perfectDrawEnabled={false} />
      {ends.map(({ round, pose }) => (
        <Tag key={round} at={pose} text={trail.tag ?? String(round)} color={color} strong={!broken} filled={better} />
      ))}
    </Group>
  );
}
