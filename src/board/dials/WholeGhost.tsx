import type { ShipId } from '../../engine/core/ids';
import type { Pose } from '../../engine/core/place';
import type { Table } from '../../engine/core/table';
import { BASE_LENGTH } from '../../engine/geometry/base';
import { profileOf, shipOf } from '../../engine/look/ships';
import type { HelpLevel } from '../../store/tableOptions';
import { BOARD, type SideHexes } from '../colors';
import { Group, Line } from '../konva';
import { ArcWedge } from '../overlays/Arcs';
import { arcsOfShip } from '../overlays/reading';
import { Tag } from '../overlays/Steady';
import { SpriteShape } from '../pieces/SpriteShape';
import { spriteOfShip } from '../pieces/sprites';
import { onBoard } from '../scale';
import { seenFrom, seenWords } from './inArc';

interface Props {
  readonly table: Table;
  readonly ship: ShipId;
  readonly pose: Pose;
  readonly sides: SideHexes;
  readonly help: HelpLevel;
  /** How it would come there. */
  readonly name?: string;
  /** With its arcs and its plate: those of several ends would lie over each other. */
  readonly tells?: boolean;
}

/** A ship as it would stand somewhere: the model, and where measuring is free its arcs and who is in them. */
export function WholeGhost({ table, ship: id, pose, sides, help, name, tells = true }: Props) {
  const ship = shipOf(table.state, id);
  const profile = profileOf(table, id);
  const half = BASE_LENGTH[profile.size] / 2;
  // Clear of the base, however it is turned.
  const above = { x: pose.x, y: pose.y + half * Math.SQRT2 };
  const measures = help === 'assisted';
  const words = [...(name ? [name] : []), ...(measures ? [seenWords(seenFrom(table, id, pose))] : [])].join(' · ');
  return (
    <>
      {tells &&
        measures &&
        arcsOfShip(table, ship).map((arc, index) => (
          <ArcWedge key={arc} pose={pose} half={half} arc={arc} color={sides[ship.player]} numbered={index === 0} />
        ))}
      <Group {...onBoard(pose)} rotation={pose.heading} listening={false}>
        <SpriteShape sprite={spriteOfShip(ship, profile, table.rules, sides[ship.player])} />
        <Line
          points={[-half, -half, half, -half, half, half, -half, half]}
          closed
          stroke={BOARD.lit}
          strokeWidth={2.4}
          dash={[6, 4]}
          perfectDrawEnabled={false}
        />
      </Group>
      {tells && words && <Tag at={above} text={words} color={BOARD.lit} strong kept aside={{ x: 0, y: 1 }} />}
    </>
  );
}
