import { isShipId, type PlayerId, type ShipId } from '../core/ids';
import type { Pose } from '../core/place';
import type { GameState, Ship } from '../core/state';
import type { ShipProfile, Table } from '../core/table';
import type { ShipSize, UpgradeId } from '../core/vocabulary';
import { type Base, baseAt } from '../geometry/base';

export function shipOf(state: GameState, id: ShipId): Ship {
  const ship = state.ships[id];
  if (!ship) throw new Error(`there is no ${id} in this game`);
  return ship;
}

export function allShips({ ships }: GameState): readonly Ship[] {
  const found: Ship[] = [];
  for (const id in ships) found.push(ships[id as ShipId]!);
  return found;
}

/** In the play area; a destroyed ship stays until it is removed. */
export const isOnTable = (ship: Ship): boolean => ship.where === 'table';
export function shipsOnTable({ ships }: GameState): readonly Ship[] {
  const found: Ship[] = [];
  for (const id in ships) {
    const ship = ships[id as ShipId]!;
    if (ship.where === 'table') found.push(ship);
  }
  return found;
}

export const shipsOfPlayer = (state: GameState, player: PlayerId): readonly Ship[] =>
  shipsOnTable(state).filter(ship => ship.player === player);

/** What a ship is now: numbers, weapons, bar and dial, by its cards and the sides of them that are up. */
export const profileOf = ({ state, rules }: Table, ship: ShipId | Ship): ShipProfile =>
  rules.profileOf(state.setup, typeof ship === 'string' ? shipOf(state, ship) : ship);

/** The cards whose abilities it had as the game began. */
export const broughtBy = ({ state, rules }: Table, ship: ShipId): ShipProfile['sources'] =>
  rules.profilesOf(state.setup)[ship]?.sources ?? [];

/** As its ship type says, whatever cards it has. */
export function sizeOf({ state, rules }: Table, ship: ShipId | Ship): ShipSize {
  const one = typeof ship === 'string' ? shipOf(state, ship) : ship;
  const { pilot } = one;
  const known = bases[slotOf(one)];
  if (known !== undefined && known.pilot === pilot) return known.size;
  const { catalog } = rules;
  return catalog.shipType(catalog.pilot(pilot).shipType).size;
}

interface KeptBase {
  readonly pose: Pose;
  readonly pilot: Ship['pilot'];
  readonly size: ShipSize;
  readonly base: Base;
}

/** Poses are replaced, never written into, so a base can be kept with its pose: the last of each ship, by its number. */
const bases: (KeptBase | undefined)[] = Array.from({ length: 64 });

const slotOf = ({ number, player }: Ship): number => (2 * number + (player === 'p1' ? 0 : 1)) & 63;

export function baseOf(table: Table, ship: Ship): Base {
  const { pose, pilot } = ship;
  const slot = slotOf(ship);
  const known = bases[slot];
  if (known !== undefined && known.pose === pose && known.pilot === pilot) return known.base;
  const size = sizeOf(table, ship);
  const base = baseAt(pose, size);
  bases[slot] = { pose, pilot, size, base };
  return base;
}

/** The bases of all other ships on the table, with their ids in the same order. */
export function othersOf(
  table: Table,
  ship: Ship,
): { readonly ids: readonly ShipId[]; readonly bases: readonly Base[] } {
  const ids: ShipId[] = [];
  const bases: Base[] = [];
  for (const other of shipsOnTable(table.state)) {
    if (other.id === ship.id) continue;
    ids.push(other.id);
    bases.push(baseOf(table, other));
  }
  return { ids, bases };
}

export const isFriendly = (a: Ship, b: Ship): boolean => a.player === b.player;

export const playerOf = (state: GameState, id: string): PlayerId => {
  if (isShipId(id)) return shipOf(state, id).player;
  const device = Object.values(state.devices).find(one => one.id === id);
  if (!device) throw new Error(`nobody owns ${id}`);
  return device.owner;
};

/** Active charges of an upgrade, or of the ship card. */
export const chargesOf = (ship: Ship, card: UpgradeId | null): number =>
  card ? (ship.upgrades.find(one => one.card === card)?.charges ?? 0) : ship.charges;

/** As many as it has when none is spent. */
export const mostCharges = (table: Table, ship: ShipId, card: UpgradeId | null): number =>
  card ? (table.rules.catalog.upgrade(card).charges?.value ?? 0) : profileOf(table, ship).charges;
