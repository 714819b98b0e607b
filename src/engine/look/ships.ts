import { isShipId, type PlayerId, type ShipId } from '../core/ids';
import type { GameState, Ship } from '../core/state';
import type { ShipProfile, Table } from '../core/table';
import type { ShipSize, UpgradeId } from '../core/vocabulary';
import { type Base, baseAt } from '../geometry/base';

export function shipOf(state: GameState, id: ShipId): Ship {
  const ship = state.ships[id];
  if (!ship) throw new Error(`there is no ${id} in this game`);
  return ship;
}

export const allShips = (state: GameState): readonly Ship[] => Object.values(state.ships);

/** In the play area; a destroyed ship stays until it is removed. */
export const isOnTable = (ship: Ship): boolean => ship.where === 'table';
export const shipsOnTable = (state: GameState): readonly Ship[] => allShips(state).filter(isOnTable);

export const shipsOfPlayer = (state: GameState, player: PlayerId): readonly Ship[] =>
  shipsOnTable(state).filter(ship => ship.player === player);

export function profileOf({ state, rules }: Table, ship: ShipId | Ship): ShipProfile {
  const id = typeof ship === 'string' ? ship : ship.id;
  const profile = rules.profilesOf(state.setup)[id];
  if (!profile) throw new Error(`there is no ${id} in this game`);
  return profile;
}

export const sizeOf = (table: Table, ship: ShipId | Ship): ShipSize => profileOf(table, ship).size;

export const baseOf = (table: Table, ship: Ship): Base => baseAt(ship.pose, sizeOf(table, ship));

/** The bases of all other ships on the table, with their ids in the same order. */
export function othersOf(
  table: Table,
  ship: Ship,
): { readonly ids: readonly ShipId[]; readonly bases: readonly Base[] } {
  const others = shipsOnTable(table.state).filter(other => other.id !== ship.id);
  return { ids: others.map(({ id }) => id), bases: others.map(other => baseOf(table, other)) };
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
