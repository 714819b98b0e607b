import { memo, useMemo } from 'react';
import { INK, mix } from '../../art/palette';
import type { Ship } from '../../engine/core/state';
import type { Rules, ShipProfile } from '../../engine/core/table';
import type { StandardArc } from '../../engine/core/vocabulary';
import { BASE_LENGTH } from '../../engine/geometry/base';
import { BOARD } from '../colors';
import { Circle, Group, Line, Rect } from '../konva';
import { onBoard } from '../scale';
import { Brackets } from './Brackets';
import { handling, type PieceLook, usePointed } from './handling';
import { SpriteShape } from './SpriteShape';
import { keptAs } from './shipNode';
import { spriteOfShip } from './sprites';

const TURRET_HEADING: Readonly<Record<StandardArc, number>> = { front: 0, right: 90, rear: 180, left: 270 };

/** As wide as on the picture, which covers it: until then sides are told apart already. */
const RIM = 1.3;

/** How much is seen of what is left of a ship. */
export const WRECK = 0.55;

interface Props extends PieceLook {
  readonly ship: Ship;
  readonly profile: ShipProfile;
  readonly rules: Rules;
  readonly color: string;
  /** Its card is open, or the question is about it. */
  readonly chosen: boolean;
}

/** A base as a printed card with its model. */
export const ShipPiece = memo(function ShipPiece({ ship, profile, rules, color, chosen, ...look }: Props) {
  const { id, pose } = ship;
  const half = BASE_LENGTH[profile.size] / 2;
  const pointed = usePointed(id);
  const ref = useMemo(() => keptAs(id), [id]);
  return (
    <Group
      id={id}
      ref={ref}
      {...onBoard(pose)}
      rotation={pose.heading}
      opacity={Math.min(look.opacity ?? 1, ship.destroyed ? WRECK : 1)}
      {...handling(id, look)}
    >
      {/* What a finger hits, and all there is until the picture is baked. */}
      <Rect
        x={-half + RIM / 2}
        y={-half + RIM / 2}
        width={2 * half - RIM}
        height={2 * half - RIM}
        fill={mix(INK.night, color, 0.3)}
        stroke={color}
        strokeWidth={RIM}
        dash={ship.player === 'p2' ? [5, 2.6] : []}
        dashEnabled={ship.player === 'p2'}
        perfectDrawEnabled={false}
      />
      {chosen && <Halo half={half} />}
      <SpriteShape sprite={spriteOfShip(ship, profile, rules, color)} />
      {ship.turret && <Turret half={half} heading={TURRET_HEADING[ship.turret]} double={profile.turret === 'double'} />}
      {(look.lit || pointed) && (
        <Brackets half={half} color={pointed ? BOARD.text : look.seldom ? `${BOARD.lit}66` : BOARD.lit} />
      )}
      {ship.destroyed && <Wreck half={half} />}
    </Group>
  );
});

/** The ship that acts or is asked about: light around its base. */
function Halo({ half }: { readonly half: number }) {
  return [5, 3.5, 2].map((away, index) => (
    <Rect
      key={away}
      x={-half - away}
      y={-half - away}
      width={2 * (half + away)}
      height={2 * (half + away)}
      cornerRadius={away + 1.5}
      stroke={BOARD.lit}
      strokeWidth={index === 2 ? 2 : 1.5}
      opacity={[0.18, 0.4, 1][index]!}
      listening={false}
      perfectDrawEnabled={false}
    />
  ));
}

interface TurretProps {
  readonly half: number;
  readonly heading: number;
  readonly double: boolean;
}

/** Where the turret points: an amber arrow at the edge of the base. */
function Turret({ half, heading, double }: TurretProps) {
  const headings = double ? [heading, heading + 180] : [heading];
  return headings.map(one => (
    <Line
      key={one}
      points={[-6, -half + 6, 0, -half - 2, 6, -half + 6, 0, -half + 4]}
      closed
      rotation={one}
      fill={BOARD.lit}
      stroke={BOARD.felt}
      strokeWidth={0.8}
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
