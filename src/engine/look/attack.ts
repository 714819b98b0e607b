import type { WeaponRef } from '../core/frame';
import type { ObjectId, ShipId, UnitId } from '../core/ids';
import type { Reason } from '../core/reason';
import type { Ship } from '../core/state';
import type { Table, Weapon } from '../core/table';
import type { PrintedArc, StandardArc } from '../core/vocabulary';
import { rangeInArc } from '../geometry/arc';
import type { Measure } from '../geometry/closest';
import { measureBases } from '../geometry/distance';
import { type Lane, lanesOf, outlineOf } from '../geometry/obstruction';
import { rangeOf } from '../geometry/range';
import { outlineOfDevice, rocksAtRangeZero, rocksOnTable } from './objects';
import { baseOf, isFriendly, profileOf, shipsOnTable } from './ships';
import { hasLock, isCloaked, isDisarmed } from './status';

/** A weapon against a target: how it stands, or what forbids it. */
export interface AttackChoice {
  readonly target: ShipId;
  readonly weapon: Weapon;
  readonly aim: Aim | null;
  readonly blocked: Reason | null;
}

/** The attack range, and the arc and line it was measured in. */
export interface Aim {
  readonly arc: PrintedArc;
  readonly range: number;
  readonly measure: Measure;
}

export function weaponOf(table: Table, ship: Ship, ref: WeaponRef): Weapon {
  const weapon = profileOf(table, ship).weapons.find(one => one.ref === ref);
  if (!weapon) throw new Error(`${ship.id} has no weapon ${ref}`);
  return weapon;
}

const OPPOSITE: Readonly<Record<StandardArc, StandardArc>> = {
  front: 'rear',
  rear: 'front',
  left: 'right',
  right: 'left',
};

/** The arcs that a weapon fires into: turrets where their indicator points. */
export function arcsOf(ship: Ship, weapon: Weapon): readonly PrintedArc[] {
  const turret = ship.turret ?? 'front';
  if (weapon.arc === 'singleTurret' || weapon.arc === 'doubleTurret') {
    return weapon.arc === 'doubleTurret' ? [turret, OPPOSITE[turret]] : [turret];
  }
  return [weapon.arc];
}

/** The shortest line into the weapon's arcs; null if no part of the target is in them. */
export function aimAt(table: Table, ship: Ship, weapon: Weapon, target: Ship): Aim | null {
  const base = baseOf(table, ship);
  const other = baseOf(table, target);
  let best: Aim | null = null;
  for (const arc of arcsOf(ship, weapon)) {
    const measure = rangeInArc(base, arc, other);
    if (measure && (!best || measure.distance < best.measure.distance)) {
      best = { arc, range: rangeOf(measure.distance), measure };
    }
  }
  // Against a ship at range 0 the attack range is 0, wherever the arc runs.
  return best && rangeOf(measureBases(base, other).distance) === 0 ? { ...best, range: 0 } : best;
}

/** Why a ship cannot attack at all. */
export function cannotAttack(table: Table, ship: Ship): Reason | null {
  if (isCloaked(ship)) return { kind: 'cloaked' };
  if (isDisarmed(ship)) return { kind: 'disarmed' };
  const rock = rocksAtRangeZero(table, baseOf(table, ship))[0];
  return rock ? { kind: 'onObstacle', object: rock.id } : null;
}

/** Every weapon against every enemy ship. */
export function attackChoices(table: Table, ship: Ship): readonly AttackChoice[] {
  const stopped = cannotAttack(table, ship);
  const enemies = shipsOnTable(table.state).filter(other => !isFriendly(other, ship));
  return profileOf(table, ship).weapons.flatMap(weapon =>
    enemies.map(target => {
      const aim = aimAt(table, ship, weapon, target);
      const blocked = stopped ?? (aim ? requirement(table, ship, weapon, target, aim) : notInArc(weapon));
      return { target: target.id, weapon, aim, blocked };
    }),
  );
}

const notInArc = ({ arc }: Weapon): Reason => ({ kind: 'notInArc', arc });

function requirement(table: Table, ship: Ship, weapon: Weapon, target: Ship, { range, measure }: Aim): Reason | null {
  if (range < weapon.minRange || range > weapon.maxRange) {
    const { from, to } = measure;
    return { kind: 'outOfRange', measured: { from, to, range }, least: weapon.minRange, most: weapon.maxRange };
  }
  const meets = weapon.requires.some(what => (what === 'lock' ? hasLock(ship, target.id) : ship.tokens[what] > 0));
  if (weapon.requires.length > 0 && !meets) return { kind: 'requires', what: weapon.requires[0]! };
  return weapon.card && usesCharges(table, weapon) && chargesLeft(ship, weapon) === 0 ? { kind: 'noCharge' } : null;
}

/** A special weapon with charges spends one an attack. */
export const usesCharges = ({ rules }: Table, { card }: Weapon): boolean =>
  card !== null && rules.catalog.upgrade(card).charges !== undefined;

const chargesLeft = (ship: Ship, { card }: Weapon): number =>
  ship.upgrades.find(one => one.card === card)?.charges ?? 0;

/** The lines that the attacker may choose among, each with what it crosses. */
export function linesOf(
  table: Table,
  attacker: Ship,
  target: UnitId,
  measure: Measure,
): readonly (Lane & { readonly objects: readonly ObjectId[] })[] {
  const rocks = rocksOnTable(table);
  const ships = shipsOnTable(table.state).filter(({ id }) => id !== attacker.id && id !== target);
  const devices = Object.values(table.state.devices).filter(({ id }) => id !== target);
  const ids: readonly ObjectId[] = [
    ...rocks.map(({ rock }) => rock.id),
    ...ships.map(({ id }) => id),
    ...devices.map(({ id }) => id),
  ];
  const outlines = [
    ...rocks.map(({ outline }) => outline),
    ...ships.map(ship => outlineOf(baseOf(table, ship))),
    ...devices.map(device => outlineOfDevice(table, device)),
  ];
  return lanesOf(measure, outlines).map(lane => ({ ...lane, objects: lane.crosses.map(index => ids[index]!) }));
}

/** Obstruction has an effect of its own only by obstacles. */
export const rocksAmong = (objects: readonly ObjectId[]): number => objects.filter(id => id.startsWith('rock:')).length;
