import type { AttackScene, Scene } from '../../core/ability';
import { isShipId, type ObjectId, type ShipId, type UnitId } from '../../core/ids';
import type { Ship } from '../../core/state';
import type { ArcName, Who } from '../../core/terms';
import type { UpgradeId } from '../../core/vocabulary';
import { isAtRangeOfEdge } from '../../geometry/playArea';
import { rangeOf } from '../../geometry/range';
import { rangeBetween } from '../../look/attack';
import { baseOfRemote } from '../../look/devices';
import { measureTo } from '../../look/objects';
import { countsInBullseye, ruled } from '../../look/rulings';
import { baseOf, playerOf, shipOf, shipsOnTable, sizeOf } from '../../look/ships';
import { isTractored } from '../../look/status';
import {
  allMeant,
  allThere,
  areFriends,
  isBaseInArcOf,
  isInArcOf,
  isInArcOfRemote,
  isInMyArc,
  isMeant,
} from '../../look/terms';

export { isTractored };

type More = Omit<Who, 'is' | 'range'>;

export const friend = (least: number, most: number, more: More = {}): Who => ({
  is: 'friend',
  range: [least, most],
  ...more,
});
export const otherFriend = (least: number, most: number, more: More = {}): Who => ({
  is: 'otherFriend',
  range: [least, most],
  ...more,
});
export const enemy = (least: number, most: number, more: More = {}): Who => ({
  is: 'enemy',
  range: [least, most],
  ...more,
});

/** Whether a ship or remote is in an arc of this ship: "in my bullseye". */
export function inMy(scene: Scene, arc: ArcName, unit: UnitId): boolean {
  if (isShipId(unit)) return isInMyArc(scene, scene.self, arc, shipOf(scene.state, unit));
  const remote = scene.state.devices[unit];
  if (remote === undefined) return false;
  return (
    isBaseInArcOf(scene, scene.self, arc, baseOfRemote(scene, remote)) ||
    (arc === 'bullseye' && countsInBullseye(scene, scene.self, unit))
  );
}

/** The same of an enemy ship or remote at that range: to its attacker a remote is an enemy ship. */
export const isEnemyInMy = (scene: Scene, arc: ArcName, unit: UnitId, least: number, most: number): boolean =>
  inMy(scene, arc, unit) && playerOf(scene.state, unit) !== scene.self.player && isAtRange(scene, unit, least, most);

/** Whether a unit is on the side that a reinforce token of this ship shows. */
export const isOnReinforcedSide = (scene: Scene, unit: UnitId): boolean =>
  (scene.self.tokens.reinforceFore > 0 && inMy(scene, 'fullFront', unit)) ||
  (scene.self.tokens.reinforceAft > 0 && inMy(scene, 'fullRear', unit));

/** Whether this ship is in an arc of another, or of a remote that has arcs. */
export function meIn(scene: Scene, arc: ArcName, unit: UnitId): boolean {
  if (isShipId(unit)) return isInArcOf(scene, shipOf(scene.state, unit), arc, scene.self);
  return isInArcOfRemote(scene, unit, arc, baseOf(scene, scene.self));
}

/** What those meant have locked, as far as it is ships. */
export const shipsLockedBy = (scene: Scene, who: Who): readonly ShipId[] =>
  shipsOnTable(scene.state)
    .filter(ship => isMeant(scene, scene.self, who, ship))
    .flatMap(({ locks }) => locks.filter(isShipId));

/** All ships that are meant. */
export const meant = (scene: Scene, who: Who): readonly Ship[] => allMeant(scene, scene.self, who);
/** With those destroyed that are not removed yet: for what asks who is there, and does nothing to them. */
export const there = (scene: Scene, who: Who): readonly Ship[] => allThere(scene, scene.self, who);
export const howMany = (scene: Scene, who: Who): number => there(scene, who).length;
export const anyShip = (scene: Scene, who: Who): boolean =>
  shipsOnTable(scene.state).some(ship => isMeant(scene, scene.self, who, ship));

/** Limited, or with the same card. */
export const isLikeMe = ({ rules, source }: Scene, { pilot, upgrades }: Ship): boolean =>
  rules.catalog.pilot(pilot).limited > 0 || upgrades.some(({ card }) => card === source);

/** Every ship at that range of this one, itself not among them. */
export const atRange = (scene: Scene, least: number, most: number): readonly Ship[] =>
  allMeant(scene, scene.self, { is: 'other', range: [least, most] });

/** Those meant, seen from another ship than the one with the card: "at range 0-1 of the defender". */
export const near = (scene: Scene, unit: UnitId, who: Who): readonly Ship[] =>
  isShipId(unit) ? allMeant(scene, shipOf(scene.state, unit), who) : [];

/** Those meant, with the range to another unit instead: "other friends at range 0-1 of the defender". */
export const around = (
  scene: Scene,
  unit: UnitId,
  who: Omit<Who, 'range'>,
  [least, most]: readonly [number, number],
): readonly Ship[] =>
  allMeant(scene, scene.self, who).filter(ship => isBetween(rangeBetween(scene, ship.id, unit), least, most));
/** How many of them are there. */
export const howManyAround = (
  scene: Scene,
  unit: UnitId,
  who: Omit<Who, 'range'>,
  [least, most]: readonly [number, number],
): number => there(scene, who).filter(ship => isBetween(rangeBetween(scene, ship.id, unit), least, most)).length;
const isBetween = (range: number, least: number, most: number): boolean => least <= range && range <= most;

/** Whether a ship of the attack is one of those meant. */
export const isMeantAs = (scene: Scene, unit: ObjectId, who: Who): boolean =>
  isShipId(unit) && isMeant(scene, scene.self, who, shipOf(scene.state, unit));

/** Whether a ship or remote is at that range of this ship, whatever the attack range is. */
export function isAtRange(scene: Scene, unit: UnitId, least: number, most: number): boolean {
  const range = rangeBetween(scene, scene.self.id, unit);
  return least <= range && range <= most;
}

/** This ship is at that range of the edge of the other player. */
export const isNearEnemyEdge = (scene: Scene, least: number, most: number): boolean =>
  isAtRangeOfEdge(baseOf(scene, scene.self), scene.self.player === 'p1' ? 'far' : 'near', least, most);

/** Whether a unit is within that range of another ship. */
export const isWithin = (scene: Scene, { id }: Ship, unit: UnitId, most: number): boolean =>
  rangeBetween(scene, id, unit) <= most;

/** The others of these that are friends of a ship, wherever this one stands. */
export const friendsAmong = (scene: Scene, ships: readonly Ship[], ship: Ship): readonly Ship[] =>
  ships.filter(other => other.id !== ship.id && areFriends(scene, other, ship));

/** A friendly ship or remote at that range; this ship is at range 0 of itself. */
export function isFriendAt({ self, ...table }: Scene, unit: UnitId, [least, most]: readonly [number, number]): boolean {
  if (playerOf(table.state, unit) !== self.player) return false;
  if (isShipId(unit) && !areFriends(table, self, shipOf(table.state, unit))) return false;
  const range = unit === self.id ? 0 : rangeOf(measureTo(table, self, unit).distance);
  return least <= range && range <= most;
}

export const isSmall = (scene: Scene, ship: Ship): boolean => sizeOf(scene, ship) === 'small';

/** "If the defender is tractored", of which a card may make "if you are tractored". */
export function isTractoredForMe(scene: AttackScene): boolean {
  const asked =
    ruled(scene, 'askOfItself', scene.self, {}) === 'may' ? scene.self : shipAt(scene, scene.attack.defender);
  return asked !== null && isTractored(scene, asked);
}

/** The ship in a part of the attack; null for a remote. */
export const shipAt = ({ state }: Scene, unit: UnitId): Ship | null => (isShipId(unit) ? shipOf(state, unit) : null);

export const isEquipped = ({ upgrades }: Ship, upgrade: UpgradeId): boolean =>
  upgrades.some(({ card }) => card === upgrade);
