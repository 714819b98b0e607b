import type { Placeable } from '../core/has';
import type { ShipId } from '../core/ids';
import type { Reason } from '../core/reason';
import type { Ship } from '../core/state';
import type { Table } from '../core/table';
import type { Base } from '../geometry/base';
import { distanceOfBases, measureBases } from '../geometry/distance';
import { isBeyondRange, rangeOf } from '../geometry/range';
import { abilitiesFor, sceneAt } from './abilities';
import { holds } from './rulings';
import { baseOf, shipOf, shipsOnTable } from './ships';

/** Ground that a card opens to a ship at setup. */
export interface Elsewhere extends Pick<Placeable, 'within' | 'beyond'> {
  /** The ship with the card. */
  readonly of: Ship;
}

/** Where else than near its player's edge a ship may be placed at setup. */
export function elsewhere(table: Table, id: ShipId): readonly Elsewhere[] {
  if (table.state.phase !== 'setup') return [];
  const ship = shipOf(table.state, id);
  return abilitiesFor(table, 'placeable', '', [id]).flatMap(one => {
    const { within, beyond } = one.ability as Placeable;
    if (within !== undefined && one.self.where !== 'table') return [];
    if (!holds(table, one, ship, sceneAt(table, one, ship, {}))) return [];
    return [{ of: one.self, ...(within === undefined ? {} : { within }), ...(beyond === undefined ? {} : { beyond }) }];
  });
}

/** What speaks against a base standing there; nothing, if it may. */
export function against(table: Table, { of, within, beyond }: Elsewhere, base: Base): readonly Reason[] {
  const far = within === undefined ? null : tooFar(table, of, within, base);
  const near = beyond === undefined ? [] : nearEnemies(table, of, base, beyond);
  return far ? [far, ...near] : near;
}

function tooFar(table: Table, of: Ship, most: number, base: Base): Reason | null {
  const { distance, from, to } = measureBases(base, baseOf(table, of));
  const range = rangeOf(distance);
  return range <= most ? null : { kind: 'outOfRange', measured: { from, to, range }, least: 0, most };
}

/** The enemies of a ship that a base is not beyond that range of. */
export const nearEnemies = (table: Table, { player }: Ship, base: Base, beyond: number): readonly Reason[] =>
  shipsOnTable(table.state)
    .filter(
      ship => ship.player !== player && beyond && !isBeyondRange(distanceOfBases(base, baseOf(table, ship)), beyond),
    )
    .map(({ id: object }): Reason => ({ kind: 'tooCloseToEnemy', object }));
