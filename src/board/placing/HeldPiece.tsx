import { silhouetteOf } from '../../art/silhouettes';
import { isShipId, type MarkerId, type ShipId } from '../../engine/core/ids';
import type { Table } from '../../engine/core/table';
import { BASE_LENGTH } from '../../engine/geometry/base';
import { MARKER_RADIUS } from '../../engine/geometry/measures';
import { sizeOf } from '../../engine/look/ships';
import { BOARD } from '../colors';
import { Circle, Group, Line, Path } from '../konva';
import { IconShape } from '../pieces/IconShape';
import { inPiece } from '../scale';
import { type Handheld, isRound, outlinesOf } from './piece';

interface Props {
  readonly table: Table;
  readonly piece: Handheld;
  /** It may lie where it is; if not it is red, dashed and crossed out. */
  readonly ok: boolean;
  readonly upright: number;
}

const look = (ok: boolean) => ({
  stroke: ok ? BOARD.good : BOARD.bad,
  fill: ok ? 'rgba(143, 227, 168, 0.3)' : 'rgba(255, 122, 107, 0.3)',
  strokeWidth: 2.5,
  strokeScaleEnabled: false,
  perfectDrawEnabled: false,
  ...(ok ? {} : { dash: [7, 4] }),
});

/** A piece in hand, around its own middle. */
export function HeldPiece({ table, piece, ok, upright }: Props) {
  const reach = reachOf(table, piece);
  return (
    <>
      {isShipId(piece) ? (
        <HeldShip table={table} ship={piece} ok={ok} />
      ) : isRound(piece) ? (
        <HeldMarker table={table} marker={piece as MarkerId} ok={ok} upright={upright} />
      ) : (
        outlinesOf(table, piece).map((outline, index) => (
          <Line key={index} points={inPiece(outline)} closed {...look(ok)} />
        ))
      )}
      {!ok && (
        <Line
          points={[-reach, -reach, 0, 0, reach, reach, 0, 0, reach, -reach, -reach, reach]}
          scaleX={0.7}
          scaleY={0.7}
          stroke={BOARD.bad}
          strokeWidth={2}
          strokeScaleEnabled={false}
          listening={false}
        />
      )}
    </>
  );
}

interface ShipProps {
  readonly table: Table;
  readonly ship: ShipId;
  readonly ok: boolean;
}

function HeldShip({ table, ship, ok }: ShipProps) {
  const half = BASE_LENGTH[sizeOf(table, ship)] / 2;
  const { shipType } = table.rules.catalog.pilot(table.state.ships[ship]!.pilot);
  return (
    <>
      <Line points={[-half, -half, half, -half, half, half, -half, half]} closed {...look(ok)} />
      <Path
        data={silhouetteOf(shipType)}
        fill={ok ? BOARD.good : BOARD.bad}
        opacity={0.8}
        scaleX={half / 21}
        scaleY={half / 21}
        listening={false}
      />
      <Line
        points={[-6, 5 - half, 0, -2 - half, 6, 5 - half]}
        stroke={ok ? BOARD.good : BOARD.bad}
        strokeWidth={2}
        listening={false}
      />
    </>
  );
}

interface MarkerProps {
  readonly table: Table;
  readonly marker: MarkerId;
  readonly ok: boolean;
  readonly upright: number;
}

function HeldMarker({ table: { state, rules }, marker, ok, upright }: MarkerProps) {
  const kind = state.markers[marker]?.kind ?? rules.scenarioOf(state.setup.scenario).marker;
  return (
    <Group rotation={upright}>
      <Circle radius={MARKER_RADIUS} {...look(ok)} />
      <IconShape name={kind} ink={ok ? BOARD.good : BOARD.bad} size={24} />
    </Group>
  );
}

/** How far a piece reaches from its middle along an axis, for what is drawn beside it. */
export function reachOf(table: Table, piece: Handheld): number {
  if (isShipId(piece)) return BASE_LENGTH[sizeOf(table, piece)] / 2;
  if (isRound(piece)) return MARKER_RADIUS;
  return Math.max(...outlinesOf(table, piece).flatMap(outline => outline.map(({ x, y }) => Math.hypot(x, y))));
}
