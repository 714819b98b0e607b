import type { AttackLimit } from '../core/effect';
import type { WeaponRef } from '../core/frame';
import { type DeviceTokenId, isShipId, type ObjectId, type UnitId } from '../core/ids';
import type { Measured, Reason } from '../core/reason';
import type { Ship } from '../core/state';
import type { Table, Weapon } from '../core/table';
import type { PrintedArc, StandardArc } from '../core/vocabulary';
import { rangeInArc, rangeInArcToPolygon } from '../geometry/arc';
import type { Measure } from '../geometry/closest';
import { measureBases, measureToPolygon } from '../geometry/distance';
import { MAX_RANGE } from '../geometry/measures';
import { type Lane, lanesOf, outlineOf } from '../geometry/obstruction';
import type { Polygon } from '../geometry/polygon';
import { rangeOf } from '../geometry/range';
import { deviceOf, kindOfDevice, outlinesOf } from './devices';
import { measureTo, rocksAtRangeZero, rocksOnTable } from './objects';
import { baseOf, isFriendly, profileOf, shipOf, shipsOnTable } from './ships';
import { hasLock, isCloaked, isDisarmed } from './status';

/** A weapon against a target: how it stands, or what forbids it. */
export interface AttackChoice {
  readonly target: UnitId;
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
export function aimAt(table: Table, ship: Ship, weapon: Weapon, target: UnitId): Aim | null {
  const base = baseOf(table, ship);
  const other = isShipId(target)
    ? baseOf(table, shipOf(table.state, target))
    : outlinesOf(table, deviceOf(table, target))[0]!;
  let best: Aim | null = null;
  for (const arc of arcsOf(ship, weapon)) {
    const measure = 'xy' in other ? rangeInArcToPolygon(base, arc, other) : rangeInArc(base, arc, other);
    if (measure && (!best || measure.distance < best.measure.distance)) {
      best = { arc, range: rangeOf(measure.distance), measure };
    }
  }
  // Against a ship at range 0 the attack range is 0, wherever the arc runs.
  const plain = 'xy' in other ? measureToPolygon(base, other) : measureBases(base, other);
  return best && rangeOf(plain.distance) === 0 ? { ...best, range: 0 } : best;
}

/** Why a ship cannot attack at all. There is one bonus attack a round. */
export function cannotAttack(table: Table, ship: Ship, bonus: boolean): Reason | null {
  if (bonus && ship.round.bonusAttack) return { kind: 'bonusAttackUsed' };
  if (isCloaked(ship)) return { kind: 'cloaked' };
  if (isDisarmed(ship)) return { kind: 'disarmed' };
  const rock = rocksAtRangeZero(table, baseOf(table, ship))[0];
  return rock ? { kind: 'onObstacle', object: rock.id } : null;
}

/** Every weapon against every enemy ship and remote; with a limit, the one weapon against those targets. */
export function attackChoices(table: Table, ship: Ship, limit?: AttackLimit): readonly AttackChoice[] {
  const stopped = cannotAttack(table, ship, limit !== undefined);
  const targets = limit?.targets ?? enemiesOf(table, ship);
  return profileOf(table, ship)
    .weapons.filter(weapon => (limit ? weapon.ref === limit.weapon : !isBonusOnly(table, weapon)))
    .flatMap(weapon =>
      targets.map(target => {
        if (stopped) return { target, weapon, aim: null, blocked: stopped };
        const aim = aimAt(table, ship, weapon, target);
        const free = limit?.ignoresRequirement ?? false;
        const blocked = aim
          ? requirement(table, ship, weapon, target, aim, free)
          : outOfReach(table, ship, weapon, target);
        return { target, weapon, aim, blocked };
      }),
    );
}

const isBonusOnly = ({ rules }: Table, { ref }: Weapon): boolean =>
  rules.abilitiesOf(ref).some(ability => ability.kind === 'weapon' && ability.bonusOnly);

const enemiesOf = (table: Table, ship: Ship): readonly UnitId[] => [
  ...shipsOnTable(table.state).flatMap(other => (isFriendly(other, ship) ? [] : [other.id])),
  ...Object.values(table.state.devices).flatMap(token =>
    token.owner !== ship.player && kindOfDevice(table, token) === 'remote' ? [token.id] : [],
  ),
];

/** Arcs end at range 3: what lies further away is too far, wherever it is. */
function outOfReach(table: Table, ship: Ship, weapon: Weapon, target: UnitId): Reason {
  const { from, to, distance } = measureTo(table, ship, target);
  const range = rangeOf(distance);
  return range > MAX_RANGE ? tooFar(weapon, { from, to, range }) : { kind: 'notInArc', arc: weapon.arc };
}

const tooFar = ({ minRange, maxRange }: Weapon, measured: Measured): Reason => ({
  kind: 'outOfRange',
  measured,
  least: minRange,
  most: maxRange,
});

function requirement(
  table: Table,
  ship: Ship,
  weapon: Weapon,
  target: UnitId,
  { range, measure }: Aim,
  free: boolean,
): Reason | null {
  if (range < weapon.minRange || range > weapon.maxRange) {
    return tooFar(weapon, { from: measure.from, to: measure.to, range });
  }
  const meets = weapon.requires.some(what => (what === 'lock' ? hasLock(ship, target) : ship.tokens[what] > 0));
  if (weapon.requires.length > 0 && !meets && !free) return { kind: 'requires', oneOf: weapon.requires };
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
  const ships = shipsOnTable(table.state).filter(({ id }) => id !== attacker.id && id !== target);
  const devices = Object.values(table.state.devices).filter(({ id }) => id !== target);
  const pieces: readonly { readonly id: ObjectId; readonly outline: Polygon }[] = [
    ...rocksOnTable(table).map(({ rock, outline }) => ({ id: rock.id, outline })),
    ...ships.map(ship => ({ id: ship.id, outline: outlineOf(baseOf(table, ship)) })),
    ...devices.flatMap(device => outlinesOf(table, device).map(outline => ({ id: device.id, outline }))),
  ];
  const lanes = lanesOf(
    measure,
    pieces.map(({ outline }) => outline),
  );
  return lanes.map(lane => ({ ...lane, objects: [...new Set(lane.crosses.map(index => pieces[index]!.id))] }));
}

/** Obstruction has an effect of its own only by obstacles, those that cards bring among them. */
export const isObstructed = (table: Table, objects: readonly ObjectId[]): boolean =>
  objects.some(id => {
    if (id.startsWith('rock:')) return true;
    const token = table.state.devices[id as DeviceTokenId];
    return token !== undefined && kindOfDevice(table, token) === 'obstacle';
  });
