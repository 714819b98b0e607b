import { memo } from 'react';
import { Circle, Group, Line, Path, Rect } from 'react-konva';
import { silhouetteOf } from '../../art/silhouettes';
import type { Ship } from '../../engine/core/state';
import type { ShipProfile } from '../../engine/core/table';
import type { ShipTypeId, StandardArc } from '../../engine/core/vocabulary';
import { ARC_OPENING } from '../../engine/geometry/arc';
import { BASE_LENGTH } from '../../engine/geometry/base';
import { BULLSEYE_WIDTH } from '../../engine/geometry/measures';
import { BOARD } from '../colors';
import { onBoard } from '../scale';
import { handling, type PieceLook, usePointed } from './Pieces';
import { ShipTag } from './ShipTag';
import { TokenRow } from './TokenRow';

const TURRET_HEADING: Readonly<Record<StandardArc, number>> = { front: 0, right: 90, rear: 180, left: 270 };

interface Props extends PieceLook {
  readonly ship: Ship;
  readonly profile: ShipProfile;
  readonly shipType: ShipTypeId;
  readonly color: string;
  /** Its card is open, or the question is about it. */
  readonly chosen: boolean;
}

/** A base with what is printed on it. */
export const ShipPiece = memo(function ShipPiece({ ship, profile, shipType, color, chosen, ...look }: Props) {
  const { pose } = ship;
  const half = BASE_LENGTH[profile.size] / 2;
  const pointed = usePointed(ship.id);
  return (
    <Group
      id={ship.id}
      {...onBoard(pose)}
      rotation={pose.heading}
      opacity={ship.destroyed ? 0.5 : 1}
      {...handling(ship.id, look)}
    >
      <Base half={half} color={color} ship={ship} profile={profile} look={look} pointed={pointed} chosen={chosen} />
      <Path
        data={silhouetteOf(shipType)}
        fill={color}
        opacity={0.9}
        scaleX={half / 21}
        scaleY={half / 21}
        listening={false}
        perfectDrawEnabled={false}
      />
      {ship.turret && <Turret half={half} heading={TURRET_HEADING[ship.turret]} double={profile.turret === 'double'} />}
      {ship.destroyed && <Wreck half={half} />}
    </Group>
  );
});

interface AroundProps {
  readonly ship: Ship;
  readonly profile: ShipProfile;
  /** How far the board is turned: labels stay upright. */
  readonly upright: number;
  /** How high letters are in millimetres, so that they can be read. */
  readonly letters: number;
}

/** Its name and its tokens: drawn after all bases, so that no neighbour covers them. */
export const AroundShip = memo(function AroundShip({ ship, profile, upright, letters }: AroundProps) {
  const half = BASE_LENGTH[profile.size] / 2;
  return (
    <>
      <ShipTag ship={ship} initiative={profile.initiative} half={half} upright={upright} letters={letters} />
      <TokenRow ship={ship} half={half} upright={upright} />
    </>
  );
});

interface BaseProps {
  readonly half: number;
  readonly color: string;
  readonly ship: Ship;
  readonly profile: ShipProfile;
  readonly look: PieceLook;
  readonly pointed: boolean;
  readonly chosen: boolean;
}

/** The square with its printed arcs and bullseye. */
function Base({ half, color, ship, profile, look, pointed, chosen }: BaseProps) {
  const reach = half * Math.tan((ARC_OPENING[profile.size] * Math.PI) / 360);
  const bright = look.lit || pointed || chosen;
  return (
    <>
      <Rect
        x={-half}
        y={-half}
        width={2 * half}
        height={2 * half}
        fill={BOARD.zone}
        stroke={bright ? BOARD.lit : color}
        strokeWidth={look.lit || chosen ? 3 : bright ? 2.2 : 1.5}
        // The second player's bases are dashed: sides are told apart without colour.
        {...(ship.player === 'p2' ? { dash: [6, 3] } : {})}
        perfectDrawEnabled={false}
      />
      <Line
        points={[-reach, -half, 0, 0, reach, -half]}
        stroke={color}
        strokeWidth={0.8}
        opacity={0.7}
        listening={false}
        perfectDrawEnabled={false}
      />
      <Line
        points={[-reach, half, 0, 0, reach, half]}
        stroke={color}
        strokeWidth={0.5}
        opacity={0.35}
        listening={false}
        perfectDrawEnabled={false}
      />
      <Rect
        x={-BULLSEYE_WIDTH / 2}
        y={-half}
        width={BULLSEYE_WIDTH}
        height={half * 0.3}
        fill={color}
        opacity={0.2}
        listening={false}
        perfectDrawEnabled={false}
      />
      {/* The front edge is thick, so that the facing is seen from afar. */}
      <Line points={[-half * 0.55, -half, half * 0.55, -half]} stroke={color} strokeWidth={3} listening={false} />
    </>
  );
}

function Turret({
  half,
  heading,
  double,
}: {
  readonly half: number;
  readonly heading: number;
  readonly double: boolean;
}) {
  const headings = double ? [heading, heading + 180] : [heading];
  return headings.map(one => (
    <Line
      key={one}
      points={[-5, -half + 7, 0, -half + 1, 5, -half + 7]}
      closed
      rotation={one}
      fill={BOARD.lit}
      stroke={BOARD.felt}
      strokeWidth={0.6}
      listening={false}
      perfectDrawEnabled={false}
    />
  ));
}

/** Destroyed, and still firing at its initiative. */
function Wreck({ half }: { readonly half: number }) {
  return (
    <>
      <Circle radius={half * 0.8} stroke={BOARD.bad} strokeWidth={2} listening={false} />
      <Line points={[-half, -half, half, half]} stroke={BOARD.bad} strokeWidth={2} listening={false} />
    </>
  );
}
