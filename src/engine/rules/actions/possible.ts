import type { ActionKey } from '../../core/action';
import type { ObjectId, ShipId } from '../../core/ids';
import type { Reason } from '../../core/reason';
import type { Ship } from '../../core/state';
import type { Table } from '../../core/table';
import { type ManeuverCode, parseManeuver, type UpgradeId } from '../../core/vocabulary';
import { rangeInArc } from '../../geometry/arc';
import { rangeOf } from '../../geometry/range';
import { kindOfRock, measureTo, rocksAtRangeZero, rocksOnTable } from '../../look/objects';
import { baseOf, isFriendly, profileOf, shipsOnTable } from '../../look/ships';
import { isCloaked, isIonized } from '../../look/status';
import { findFrame } from '../run';

/** Why an action cannot be attempted at all. Rolls and boosts always can: they may fail. */
export function impossible(table: Table, ship: Ship, action: ActionKey): Reason | null {
  switch (action) {
    case 'lock':
      return lockTargets(table, ship).some(({ blocked }) => !blocked)
        ? null
        : (gasAround(table, ship) ?? { kind: 'noTarget' });
    case 'coordinate':
      return coordinateTargets(table, ship).some(({ blocked }) => !blocked) ? null : { kind: 'noTarget' };
    case 'jam':
      return jamTargets(table, ship).some(({ blocked }) => !blocked) ? null : { kind: 'noTarget' };
    case 'reload':
      return reloadable(table, ship).length > 0 ? null : { kind: 'nothingToReload' };
    case 'rotate':
      return ship.turret ? null : { kind: 'noTurret' };
    case 'cloak':
      return isCloaked(ship) ? { kind: 'alreadyCloaked' } : null;
    case 'slam':
      return slamManeuvers(table, ship).length > 0 ? null : { kind: 'onlyDuringActivation' };
    default:
      return null;
  }
}

export interface TargetChoice<Id extends ObjectId = ObjectId> {
  readonly target: Id;
  readonly blocked: Reason | null;
}

/** In gas a ship cannot lock or be locked. */
export function gasAround(table: Table, ship: Ship): Reason | null {
  const gas = rocksAtRangeZero(table, baseOf(table, ship)).find(rock => kindOfRock(table, rock.id) === 'gas');
  return gas ? { kind: 'inGas', object: gas.id } : null;
}

/** Any other object at range 0-3 but scenario features. */
export function lockTargets(table: Table, ship: Ship): readonly TargetChoice[] {
  if (isIonized(table, ship)) return [];
  const own = gasAround(table, ship);
  const ships = shipsOnTable(table.state).filter(other => other.id !== ship.id);
  const objects: readonly ObjectId[] = [
    ...ships.map(({ id }) => id),
    ...rocksOnTable(table).map(({ rock }) => rock.id),
    ...Object.values(table.state.devices).map(({ id }) => id),
  ];
  return objects.map(target => {
    const other = ships.find(({ id }) => id === target);
    return {
      target,
      blocked: own ?? (other ? gasAround(table, other) : null) ?? outOfRange(table, ship, target, 0, 3),
    };
  });
}

function outOfRange(table: Table, ship: Ship, target: ObjectId, least: number, most: number): Reason | null {
  const { distance, from, to } = measureTo(table, ship, target);
  const range = rangeOf(distance);
  return least <= range && range <= most ? null : { kind: 'outOfRange', measured: { from, to, range }, least, most };
}

/** Another friendly ship at range 1-2. */
export const coordinateTargets = (table: Table, ship: Ship): readonly TargetChoice<ShipId>[] =>
  shipsOnTable(table.state)
    .filter(other => other.id !== ship.id && isFriendly(other, ship) && !other.destroyed)
    .map(({ id }) => ({ target: id, blocked: outOfRange(table, ship, id, 1, 2) }));

/** An enemy at range 1, or at range 1-2 in the bullseye arc. */
export const jamTargets = (table: Table, ship: Ship): readonly TargetChoice<ShipId>[] =>
  shipsOnTable(table.state)
    .filter(other => !isFriendly(other, ship))
    .map(other => {
      const near = outOfRange(table, ship, other.id, 1, 1);
      if (!near) return { target: other.id, blocked: null };
      const inBullseye = rangeInArc(baseOf(table, ship), 'bullseye', baseOf(table, other)) !== null;
      return { target: other.id, blocked: inBullseye ? outOfRange(table, ship, other.id, 1, 2) : near };
    });

/** Torpedoes, missiles and devices that have spent charges. */
export const reloadable = ({ rules }: Table, ship: Ship): readonly UpgradeId[] =>
  ship.upgrades
    .filter(({ card, charges }) => {
      const printed = rules.catalog.upgrade(card);
      const ordnance = printed.slot === 'torpedo' || printed.slot === 'missile' || printed.slot === 'device';
      return ordnance && printed.charges !== undefined && charges < printed.charges.value;
    })
    .map(({ card }) => card);

/** Maneuvers of the dial with the speed just executed; only during the ship's own activation. */
export function slamManeuvers(table: Table, ship: Ship): readonly ManeuverCode[] {
  const speed = ship.round.executedSpeed;
  if (findFrame(table.state, 'activation')?.ship !== ship.id || speed === null) return [];
  return profileOf(table, ship).dial.filter(code => parseManeuver(code).speed === speed);
}
