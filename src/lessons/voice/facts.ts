import type { PlayerId, ShipId, UnitId } from '../../engine/core/ids';
import type { GameState, Ship } from '../../engine/core/state';
import type { Table } from '../../engine/core/table';
import { openAttacks } from '../../engine/look/attack';
import { profileOf, shipOf, shipsOfPlayer, shipsOnTable } from '../../engine/look/ships';

/** Ships that could attack each other where all stand now. */
export const targetsOf = (table: Table, ship: Ship): readonly UnitId[] => [
  ...new Set(openAttacks(table, ship).map(({ target }) => target)),
];

/** The enemies that could attack this ship where all stand now. */
export const threatsTo = (table: Table, id: ShipId): readonly Ship[] =>
  enemiesOf(table.state, shipOf(table.state, id).player).filter(enemy => targetsOf(table, enemy).includes(id));

export const enemiesOf = (state: GameState, player: PlayerId): readonly Ship[] =>
  shipsOnTable(state).filter(ship => ship.player !== player);

/** Of one player, in the order of their numbers. */
export const fleetOf = (state: GameState, player: PlayerId): readonly Ship[] =>
  shipsOfPlayer(state, player).toSorted((a, b) => a.number - b.number);

/** As it stands on its base. */
export const idOf = (ship: ShipId): string => ship.slice('ship:'.length);

/** `Luke Skywalker (A1)`. */
export const nameOf = ({ state, rules }: Table, ship: ShipId): string =>
  `${rules.catalog.pilot(shipOf(state, ship).pilot).name} (${idOf(ship)})`;

/** Hull and shields that are left. */
export function healthOf(table: Table, ship: Ship): number {
  const { hull } = profileOf(table, ship);
  return hull - ship.damage.length + ship.shields;
}

/** Two as `A1 and A2`, three as `A1, A2 and A3`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
