import { Circle, Group, Line, Rect, Text } from 'react-konva';
import type { Ship } from '../engine/core/state';
import type { ShipProfile } from '../engine/core/table';
import { ARC_OPENING } from '../engine/geometry/arc';
import { BASE_LENGTH } from '../engine/geometry/base';
import { BULLSEYE_WIDTH } from '../engine/geometry/measures';
import { BOARD, PLAYER_COLOR } from './colors';
import { onBoard } from './scale';
import { silhouetteOf } from './silhouettes';

const TURRET_HEADING = { front: 0, right: 90, rear: 180, left: 270 } as const;

interface Props {
  readonly ship: Ship;
  readonly profile: ShipProfile;
  readonly shipType: string;
  readonly lit: boolean;
  readonly chosen: boolean;
  readonly onPick: (() => void) | undefined;
}

/** A base with what is printed on it: arcs, bullseye, initiative, ID, and a silhouette that we draw. */
export function ShipPiece({ ship, profile, shipType, lit, chosen, onPick }: Props) {
  const half = BASE_LENGTH[profile.size] / 2;
  const reach = half * Math.tan((ARC_OPENING[profile.size] * Math.PI) / 360);
  const color = PLAYER_COLOR[ship.player];
  const at = onBoard(ship.pose);
  const pick = onPick ? { onClick: onPick, onTap: onPick } : {};
  return (
    <Group x={at.x} y={at.y} rotation={ship.pose.heading} opacity={ship.destroyed ? 0.45 : 1} {...pick}>
      <Rect
        x={-half}
        y={-half}
        width={2 * half}
        height={2 * half}
        fill={BOARD.zone}
        stroke={lit || chosen ? BOARD.lit : color}
        strokeWidth={lit || chosen ? 3 : 1.5}
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
      />
      <Line
        points={[-reach, half, 0, 0, reach, half]}
        stroke={color}
        strokeWidth={0.5}
        opacity={0.35}
        listening={false}
      />
      <Rect
        x={-BULLSEYE_WIDTH / 2}
        y={-half}
        width={BULLSEYE_WIDTH}
        height={half * 0.35}
        fill={color}
        opacity={0.18}
        listening={false}
      />
      <Line
        points={[...silhouetteOf(shipType, profile.size)]}
        closed
        fill={color}
        opacity={0.85}
        scaleX={half / 20}
        scaleY={half / 20}
        listening={false}
      />
      {ship.turret && (
        <Line
          points={[-5, -half + 7, 0, -half + 1, 5, -half + 7]}
          rotation={TURRET_HEADING[ship.turret]}
          stroke={BOARD.lit}
          strokeWidth={2}
          listening={false}
        />
      )}
      <Group rotation={-ship.pose.heading} listening={false}>
        <Text
          text={`${profile.initiative}`}
          x={-half + 2}
          y={half - 11}
          fontSize={10}
          fontStyle="bold"
          fill={BOARD.lit}
          listening={false}
        />
        <Text
          text={ship.id.slice('ship:'.length)}
          x={half - 24}
          y={half - 11}
          width={22}
          align="right"
          fontSize={10}
          fontStyle="bold"
          fill={BOARD.text}
          listening={false}
        />
      </Group>
      {ship.destroyed && <Circle radius={half * 0.8} stroke={BOARD.text} strokeWidth={1.5} listening={false} />}
    </Group>
  );
}
