import type { AttackLimit } from '../core/effect';
import type { WeaponRef } from '../core/frame';
import {
  type DeviceTokenId,
  isShipId,
  type ObjectId,
  type PlayerId,
  type RockId,
  type ShipId,
  type UnitId,
} from '../core/ids';
import { gathered } from '../core/list';
import type { Measured, Reason } from '../core/reason';
import type { DeviceToken, Ship } from '../core/state';
import type { Table, Weapon } from '../core/table';
import type { Arc, PrintedArc, StandardArc } from '../core/vocabulary';
import { rangeInArc, rangeInArcToPolygon } from '../geometry/arc';
import type { Base } from '../geometry/base';
import type { Measure } from '../geometry/closest';
import { measureBases, measureToPolygon } from '../geometry/distance';
import { MAX_RANGE, RANGE_BAND } from '../geometry/measures';
import { type Lane, lanesOf, outlineOf } from '../geometry/obstruction';
import type { Polygon } from '../geometry/polygon';
import { rangeOf } from '../geometry/range';
import { type AbilityInPlay, abilitiesOn, sceneOf } from './abilities';
import { sourcesIn } from './abilityIndex';
import { baseOfRemote, deviceOf, kindOfDevice } from './devices';
import { measureTo, outlineOfDevice, rocksAtRangeZero, rocksOnTable } from './objects';
import { ignoresObstacle } from './obstacles';
import { countsInBullseye, forbidden, permitted, ruled } from './rulings';
import { baseOf, chargesOf, isOnTable, profileOf, shipOf, shipsOnTable } from './ships';
import { hasLock, isCloaked, isDisarmed } from './status';

/** A weapon against a target: how it stands, or what forbids it. */
export interface AttackChoice {
  readonly target: UnitId;
  readonly weapon: Weapon;
  readonly aim: Aim | null;
  readonly blocked: Reason | null;
  /** The card that lets it be made without what its header asks for, at a cost. */
  readonly permit: AbilityInPlay | null;
}

/** The attack range, and the arc and line it was measured in. */
export interface Aim {
  readonly arc: PrintedArc;
  readonly range: number;
  readonly measure: Measure;
}

/** What can attack: ships, and remotes with a weapon of their own. */
type Attacker = Ship | DeviceToken;

const isShip = (unit: Attacker): unit is Ship => isShipId(unit.id);

export function attackerOf(table: Table, id: UnitId): Attacker {
  return isShipId(id) ? shipOf(table.state, id) : deviceOf(table, id);
}

export const baseOfAttacker = (table: Table, unit: Attacker): Base =>
  isShip(unit) ? baseOf(table, unit) : baseOfRemote(table, unit);

export function weaponsOf(table: Table, unit: Attacker): readonly Weapon[] {
  if (isShip(unit)) return weaponsOn(table, unit);
  const { weapon } = table.rules.catalog.device(unit.device);
  return weapon ? [{ ...weapon, ref: 'primary:0', card: null }] : [];
}

/** Those printed, and those that a card adds as long as it says so. */
function weaponsOn(table: Table, ship: Ship): readonly Weapon[] {
  const { weapons } = profileOf(table, ship);
  const added = gathered(abilitiesOn(table, ship, 'armed'), (one): readonly Omit<Weapon, 'ref'>[] => {
    const attack = one.ability.kind === 'armed' ? one.ability.attack(sceneOf(table, one)) : 0;
    if (one.ability.kind !== 'armed' || attack <= 0) return [];
    table.rules.held?.(one);
    return [{ arc: one.ability.arc, attack, minRange: 0, maxRange: 3, rangeBonus: true, requires: [], card: null }];
  });
  if (added.length === 0) return weapons;
  const printed = weapons.filter(({ card }) => card === null).length;
  return [...weapons, ...added.map((weapon, index): Weapon => ({ ...weapon, ref: `primary:${printed + index}` }))];
}

export function weaponOf(table: Table, unit: Attacker, ref: WeaponRef): Weapon {
  const weapon = weaponsOf(table, unit).find(one => one.ref === ref);
  if (!weapon) throw new Error(`${unit.id} has no weapon ${ref}`);
  return weapon;
}

const OPPOSITE: Readonly<Record<StandardArc, StandardArc>> = {
  front: 'rear',
  rear: 'front',
  left: 'right',
  right: 'left',
};

/** The arcs that a weapon fires into: turrets where their indicator points. */
export const arcsOf = (unit: Attacker, { arc, also }: Pick<Weapon, 'arc' | 'also'>): readonly PrintedArc[] =>
  also ? [...arcsOf(unit, { arc }), ...arcsOf(unit, also)] : arcsInto(unit, arc);

function arcsInto(unit: Attacker, arc: Arc): readonly PrintedArc[] {
  const turret = (isShip(unit) ? unit.turret : null) ?? 'front';
  if (arc === 'singleTurret' || arc === 'doubleTurret') {
    return arc === 'doubleTurret' ? [turret, OPPOSITE[turret]] : [turret];
  }
  return [arc];
}

const shapeOf = (table: Table, unit: UnitId): Base | Polygon =>
  isShipId(unit) ? baseOf(table, shipOf(table.state, unit)) : outlineOfDevice(table, deviceOf(table, unit));

/** The shortest line into the weapon's arcs; null if no part of the target is in them. */
export function aimAt(
  table: Table,
  unit: Attacker,
  weapon: Weapon,
  target: UnitId,
  only?: readonly PrintedArc[],
): Aim | null {
  const base = baseOfAttacker(table, unit);
  const other = shapeOf(table, target);
  if (isBeyondReach(base, other)) return null;
  let best: Aim | null = null;
  for (const arc of arcsOf(unit, weapon)) {
    if (only && !only.includes(arc)) continue;
    const measure =
      'xy' in other
        ? rangeInArcToPolygon(base, arc, other)
        : (rangeInArc(base, arc, other) ?? measureAsBullseye(table, unit, arc, target, base, other));
    if (measure && (!best || measure.distance < best.measure.distance)) {
      best = { arc, range: rangeOf(measure.distance), measure };
    }
  }
  if (!best) return null;
  // Against a ship at range 0 the attack range is 0, wherever the arc runs.
  const plain = 'xy' in other ? measureToPolygon(base, other) : measureBases(base, other);
  return rangeOf(plain.distance) === 0 ? { ...best, range: 0 } : best;
}

/** In front of a ship that may count it as in its bullseye. */
function measureAsBullseye(
  table: Table,
  unit: Attacker,
  arc: PrintedArc,
  target: UnitId,
  base: Base,
  other: Base,
): Measure | null {
  const counts = arc === 'bullseye' && isShip(unit) && countsInBullseye(table, unit, target);
  return counts ? rangeInArc(base, 'front', other) : null;
}

/** Neither arc nor lock reaches further than range 3, and no base or token further than its circle: a centimetre more is too far. */
export function isBeyondReach(base: Base, other: Base | Polygon): boolean {
  const radius = 'xy' in other ? other.radius : other.half * Math.SQRT2;
  const reach = MAX_RANGE * RANGE_BAND + base.half * Math.SQRT2 + radius + 10;
  const dx = other.x - base.x;
  const dy = other.y - base.y;
  return dx * dx + dy * dy > reach * reach;
}

/** Why a ship cannot attack at all. There is one bonus attack a round. */
export function cannotAttack(table: Table, ship: Ship, bonus: boolean): Reason | null {
  if (bonus && ship.round.bonusAttack) return { kind: 'bonusAttackUsed' };
  if (isCloaked(ship)) return { kind: 'cloaked' };
  if (isDisarmed(ship) && !mayDisarmed(table, ship)) return { kind: 'disarmed' };
  const rocks = rocksUnder(table, ship);
  if (rocks.length === 0) return null;
  const reasons = weaponsOf(table, ship).map(({ ref }) => heldFor(table, ship, ref, rocks));
  return reasons.every(reason => reason !== null) ? { kind: 'onObstacle', object: rocks[0]! } : null;
}

/** The obstacles at range 0 that it does not ignore. */
const rocksUnder = (table: Table, ship: Ship): readonly RockId[] =>
  gathered(rocksAtRangeZero(table, baseOf(table, ship)), ({ id }) =>
    ignoresObstacle(table, ship, id, 'attacking') ? [] : [id],
  );

/** One of these that keeps it from attacking with a weapon. */
function heldFor(table: Table, ship: Ship, weapon: WeaponRef, rocks: readonly RockId[]): Reason | null {
  const held = rocks.find(object => ruled(table, 'attackAtObstacle', ship, { weapon, object }) !== 'may');
  return held ? { kind: 'onObstacle', object: held } : null;
}

/** As it would stand once what its attack costs is paid. */
export const oncePaid = (ship: Ship, limit?: AttackLimit): Ship =>
  limit?.uncloaks ? { ...ship, tokens: { ...ship.tokens, cloak: 0 } } : ship;

/** Whether a card lets it attack anybody all the same. */
const mayDisarmed = (table: Table, ship: Ship): boolean =>
  weaponsOf(table, ship).some(({ ref }) =>
    targetsOf(table, ship).some(target => !disarmedFor(table, ship, ref, target)),
  );

const disarmedFor = (table: Table, ship: Ship, weapon: WeaponRef, target: UnitId): Reason | null =>
  isDisarmed(ship) && ruled(table, 'attackWhileDisarmed', ship, { weapon, target }) !== 'may'
    ? { kind: 'disarmed' }
    : null;

/** Why a ship has nothing to attack in its engagement; null if it has. */
export function noAttack(table: Table, ship: Ship): Reason | null {
  const stopped = cannotAttack(table, ship, false);
  if (stopped) return stopped;
  return openAttacks(table, ship).length > 0 ? null : { kind: 'noTarget' };
}

/** What nothing forbids. Nobody will ask why not of the rest, so that nothing is measured for it. */
export function openAttacks(table: Table, now: Ship, limit?: AttackLimit): readonly AttackChoice[] {
  const near = (limit?.targets ?? targetsOf(table, now)).some(target => isWithinReach(table, now, target));
  return near ? choicesIn(table, now, limit, () => UNSEEN).filter(({ blocked }) => !blocked) : NO_CHOICES;
}

const NO_CHOICES: readonly AttackChoice[] = [];

/** Close enough for some weapon to be aimed at it: of most targets in most games nothing else need be looked at. */
const isWithinReach = (table: Table, ship: Ship, target: UnitId): boolean =>
  !hasLeft(table, target) && !isBeyondReach(baseOf(table, ship), shapeOf(table, target));

const UNSEEN: Reason = { kind: 'noTarget' };

/** Every weapon against every enemy ship and remote; with a limit, only what it names. With all reasons: for screens. */
export const attackChoices = (table: Table, now: Ship, limit?: AttackLimit): readonly AttackChoice[] =>
  choicesIn(table, now, limit, outOfReach);

/** Why a target is out of reach: worked out only for those who will tell. */
type Unreached = typeof outOfReach;

function choicesIn(
  table: Table,
  now: Ship,
  limit: AttackLimit | undefined,
  unreached: Unreached,
): readonly AttackChoice[] {
  const ship = oncePaid(now, limit);
  const stopped = cannotAttack(table, ship, limit !== undefined);
  const targets = limit?.targets?.filter(target => !hasLeft(table, target)) ?? targetsOf(table, ship);
  const farther = stopped ? null : forbidden(table, 'attackFarther', ship, {});
  const rocks = stopped ? [] : rocksUnder(table, ship);
  return gathered(
    weaponsOf(table, ship).filter(({ ref }) => limit?.weapons?.includes(ref) ?? true),
    weapon => {
      const held = stopped ?? heldFor(table, ship, weapon.ref, rocks);
      const choices = targets.map(target =>
        held
          ? { target, weapon, aim: null, blocked: held, permit: null }
          : choiceOf(table, ship, weapon, target, limit, unreached),
      );
      return farther ? onlyClosest(choices, farther) : choices;
    },
  );
}

/** Of the defenders that a weapon may choose, those at the closest attack range. */
function onlyClosest(choices: readonly AttackChoice[], farther: Reason): readonly AttackChoice[] {
  const closest = Math.min(...gathered(choices, ({ aim, blocked }) => (aim && !blocked ? [aim.range] : [])));
  return choices.map(one => (one.aim && !one.blocked && one.aim.range > closest ? { ...one, blocked: farther } : one));
}

const NO_LIMIT: AttackLimit = {};

function choiceOf(
  table: Table,
  ship: Ship,
  weapon: Weapon,
  target: UnitId,
  limit: AttackLimit = NO_LIMIT,
  unreached: Unreached = outOfReach,
): AttackChoice {
  const about = { target, weapon: weapon.ref };
  const aim = aimAt(table, ship, weapon, target, limit.arcs);
  const barred = aim
    ? (disarmedFor(table, ship, weapon.ref, target) ??
      forbidden(table, 'attack', ship, about) ??
      outOfBand(table, ship, weapon, target, aim))
    : unreached(table, ship, weapon, target);
  const lacks = barred ? null : lacking(ship, weapon, target, limit);
  const permit = lacks ? permitted(table, 'attackWithoutRequirement', ship, about) : null;
  const blocked = barred ?? (permit ? null : lacks) ?? unpaid(table, ship, weapon, limit);
  return { target, weapon, aim, blocked, permit };
}

/** A remote that was destroyed may have left while its attack is still spoken of. */
const hasLeft = ({ state }: Table, unit: UnitId): boolean => !isShipId(unit) && !(unit in state.devices);

/** How far apart two of them are; at range 0 of itself, and at no range of what has left. */
export function rangeBetween(table: Table, one: UnitId, other: UnitId): number {
  if (one === other) return 0;
  if (hasLeft(table, one) || hasLeft(table, other)) return Number.POSITIVE_INFINITY;
  const base = baseOfAttacker(table, attackerOf(table, one));
  const { distance } = isShipId(other)
    ? measureBases(base, baseOf(table, shipOf(table.state, other)))
    : measureToPolygon(base, outlineOfDevice(table, deviceOf(table, other)));
  return rangeOf(distance);
}

/** Whom a ship may attack: enemies, and ships of its own side where a card says so. */
function targetsOf(table: Table, ship: Ship): readonly UnitId[] {
  const enemies = enemiesOf(table, ship.player);
  if (!sourcesIn(table, 'may', 'attackFriend')) return enemies;
  const own = shipsOnTable(table.state).filter(
    ({ id, player }) =>
      player === ship.player && id !== ship.id && ruled(table, 'attackFriend', ship, { target: id }) === 'may',
  );
  return [...enemies, ...own.map(({ id }) => id)];
}

/** Ships and remotes of the other side. */
export function enemiesOf(table: Table, player: PlayerId): readonly UnitId[] {
  const { ships, devices } = table.state;
  const found: UnitId[] = [];
  for (const id in ships) {
    const ship = ships[id as ShipId]!;
    if (ship.player !== player && isOnTable(ship)) found.push(ship.id);
  }
  for (const id in devices) {
    const token = devices[id as DeviceTokenId]!;
    if (token.owner !== player && kindOfDevice(table, token) === 'remote') found.push(token.id);
  }
  return found;
}

/** Arcs end at range 3: what lies further away is too far, wherever it is. */
function outOfReach(table: Table, ship: Ship, weapon: Weapon, target: UnitId): Reason {
  const { from, to, distance } = measureTo(table, ship, target);
  const range = rangeOf(distance);
  return range > MAX_RANGE ? tooFar(weapon, { from, to, range }) : { kind: 'notInArc', arc: weapon.arc };
}

const tooFar = ({ minRange, maxRange }: Pick<Weapon, 'minRange' | 'maxRange'>, measured: Measured): Reason => ({
  kind: 'outOfRange',
  measured,
  least: minRange,
  most: maxRange,
});

function outOfBand(
  table: Table,
  ship: Ship,
  weapon: Weapon,
  target: UnitId,
  { arc, range, measure: { from, to } }: Aim,
): Reason | null {
  const { minRange, maxRange, also } = weapon;
  const [least, most] = (also?.arc === arc && also.ranges) || [minRange, maxRange];
  if (least <= range && range <= most) return null;
  const may = ruled(table, 'attackAtRange', ship, { weapon: weapon.ref, target, range }) === 'may';
  return may ? null : tooFar({ minRange: least, maxRange: most }, { from, to, range });
}

/** What its header asks for and the ship has not. */
function lacking(ship: Ship, { requires }: Weapon, target: UnitId, limit: AttackLimit): Reason | null {
  if (requires.length === 0 || limit.ignoresRequirement) return null;
  const meets = requires.some(what => (what === 'lock' ? hasLock(ship, target) : ship.tokens[what] > 0));
  return meets ? null : { kind: 'requires', oneOf: requires };
}

function unpaid(table: Table, ship: Ship, weapon: Weapon, limit: AttackLimit): Reason | null {
  return !limit.free && chargesOf(ship, weapon.card) < chargesNeeded(table, weapon) ? { kind: 'noCharge' } : null;
}

/** What an attack with a weapon costs: one charge, unless its card says more. */
export function chargesNeeded({ rules }: Pick<Table, 'rules'>, { card }: Weapon): number {
  if (!card || !rules.catalog.upgrade(card).charges) return 0;
  const rule = rules.abilitiesOf(card).find(ability => ability.kind === 'weapon');
  return rule?.charges ?? 1;
}

/** The lines that the attacker may choose among, each with what it crosses. */
export function linesOf(
  table: Table,
  attacker: Pick<Attacker, 'id'>,
  target: UnitId,
  measure: Measure,
): readonly (Lane & { readonly objects: readonly ObjectId[] })[] {
  const ships = shipsOnTable(table.state).filter(({ id }) => id !== attacker.id && id !== target);
  const devices = Object.values(table.state.devices).filter(({ id }) => id !== attacker.id && id !== target);
  const pieces: readonly { readonly id: ObjectId; readonly outline: Polygon }[] = [
    ...rocksOnTable(table).map(({ rock, outline }) => ({ id: rock.id, outline })),
    ...ships.map(ship => ({ id: ship.id, outline: outlineOf(baseOf(table, ship)) })),
    ...devices.map(device => ({ id: device.id, outline: outlineOfDevice(table, device) })),
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
