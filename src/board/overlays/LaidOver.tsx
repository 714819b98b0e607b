import type { Table } from '../../engine/core/table';
import { squareAt } from '../../engine/geometry/base';
import { baseOf, profileOf } from '../../engine/look/ships';
import { type LaidShip, useScreen } from '../../store/screen';
import type { SideHexes } from '../colors';
import { Group } from '../konva';
import { SpriteShape } from '../pieces/SpriteShape';
import { spriteOfShip } from '../pieces/sprites';
import { onBoard } from '../scale';
import { Outline } from './Lines';
import { Tag } from './Steady';
import { TrailShape } from './Trails';

interface Props {
  readonly table: Table;
  readonly sides: SideHexes;
}

/** Faint enough that nobody takes it for a ship, clear enough to read its number. */
const GHOST = 0.45;

/** Another branch of the game: its ships as ghosts where they stand elsewhere, with the ways that led there. */
export function LaidOver({ table, sides }: Props) {
  const laidOver = useScreen(screen => screen.laidOver);
  return laidOver.map(laid => <Ghost key={laid.ship.id} laid={laid} table={table} sides={sides} />);
}

function Ghost({ laid: { ship, legs }, table, sides }: Props & { readonly laid: LaidShip }) {
  const color = sides[ship.player];
  const profile = profileOf(table, ship);
  const tag = ship.id.slice('ship:'.length);
  const trail = { ship: ship.id, look: 'before', legs, tag } as const;
  return (
    <Group listening={false}>
      {legs.length > 0 && <TrailShape trail={trail} table={table} sides={sides} />}
      <Group opacity={GHOST}>
        <Group {...onBoard(ship.pose)} rotation={ship.pose.heading}>
          <SpriteShape sprite={spriteOfShip(ship, profile, table.rules, color)} />
        </Group>
      </Group>
      <Outline shape={squareAt(ship.pose, baseOf(table, ship).half)} color={color} width={1.5} dash={[5, 4]} />
      {legs.length === 0 && <Tag at={ship.pose} text={tag} color={color} />}
    </Group>
  );
}
