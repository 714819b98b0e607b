import type { ActionKey } from '../../core/action';
import type { Effects } from '../../core/effect';
import { type DeviceTokenId, isShipId, type ObjectId, type ShipId, type UnitId } from '../../core/ids';
import { gathered } from '../../core/list';
import type { Reason } from '../../core/reason';
import type { Ship } from '../../core/state';
import type { Table } from '../../core/table';
import {
  type ManeuverCode,
  parseManeuver,
  STANDARD_ARCS,
  type StandardArc,
  type UpgradeId,
} from '../../core/vocabulary';
import { rangeOf } from '../../geometry/range';
import type { AbilityInPlay } from '../../look/abilities';
import { sourcesIn } from '../../look/abilityIndex';
import { isBeyondReach } from '../../look/attack';
import { hiddenFrom, isNearProbe } from '../../look/locking';
import { measureTo, rangeTo, rocksOnTable } from '../../look/objects';
import { permitCost } from '../../look/permits';
import { forbidden, permitted, ruled } from '../../look/rulings';
import { baseOf, isFriendly, profileOf, shipOf, shipsOnTable } from '../../look/ships';
import { cannotLock, isCloaked } from '../../look/status';
import { areFriends, countsAsClose, isInMyArc } from '../../look/terms';
import { findFrame } from '../run';
import { cardBlock } from './cards';
import { missionBlock } from './scenario';

/** Why an action cannot be attempted at all. Rolls and boosts always can: they may fail. */
export function impossible(table: Table, ship: Ship, action: ActionKey): Reason | null {
  switch (action) {
    case 'lock':
      return cannotLock(table, ship) ?? (hasLockTarget(table, ship) ? null : { kind: 'noTarget' });
    case 'coordinate':
      return coordinated(table, ship).some(({ blocked }) => !blocked) ? null : { kind: 'noTarget' };
    case 'jam':
      return jamTargets(table, ship).some(({ blocked }) => !blocked) ? null : { kind: 'noTarget' };
    case 'reload':
      return reloadable(table, ship).length > 0 ? null : { kind: 'nothingToReload' };
    case 'rotate':
      return rotations(table, ship).length > 0 ? null : { kind: 'noTurret' };
    case 'cloak':
      return isCloaked(ship) ? { kind: 'alreadyCloaked' } : null;
    case 'slam':
      if (!isActivating(table, ship)) return { kind: 'onlyDuringActivation' };
      return slamManeuvers(table, ship).length > 0 ? null : { kind: 'noSuchSpeed', speed: ship.round.executedSpeed };
    default:
      if (action.startsWith('scenario:')) return missionBlock(table, ship, action);
      return action.startsWith('card:') ? cardBlock(table, ship, action) : null;
  }
}

export interface TargetChoice<Id extends ObjectId = ObjectId> {
  readonly target: Id;
  readonly blocked: Reason | null;
  /** What a card wants for letting it reach that far. */
  readonly cost?: Effects;
}

/** What is too far may be chosen all the same where a card says so, perhaps at a cost. */
function reached<Id extends ObjectId>(
  table: Table,
  target: Id,
  far: Reason | null,
  permit: () => AbilityInPlay | null,
): TargetChoice<Id> {
  const by = far && permit();
  return by
    ? { target, blocked: null, cost: permitCost(table, by, { target, tells: false }) }
    : { target, blocked: far };
}

/** Any other object at range 0-3 but scenario features: friends, obstacles and devices too. Enemies come first, the nearest before all. */
export function lockTargets(table: Table, ship: Ship): readonly TargetChoice[] {
  const own = cannotLock(table, ship);
  const choices = lockable(table, ship).map(target =>
    ranked(table, ship, own ? { target, blocked: own } : lockChoice(table, ship, target)),
  );
  return inOrderOfLocking(choices);
}

/** Those that nothing forbids. Nobody will ask why not of the rest. */
export function openLocks(table: Table, ship: Ship): readonly TargetChoice[] {
  if (cannotLock(table, ship)) return [];
  const open: Ranked[] = [];
  for (const target of nearEnough(table, ship)) {
    const choice = lockChoice(table, ship, target);
    if (!choice.blocked) open.push(ranked(table, ship, choice));
  }
  return inOrderOfLocking(open);
}

interface Ranked {
  readonly rank: number;
  readonly away: number;
  readonly choice: TargetChoice;
}

const ranked = (table: Table, ship: Ship, choice: TargetChoice): Ranked => ({
  rank: rankOf(table, ship, choice.target),
  away: measureTo(table, ship, choice.target).distance,
  choice,
});

const inOrderOfLocking = (choices: Ranked[]): readonly TargetChoice[] =>
  choices.sort((a, b) => a.rank - b.rank || a.away - b.away).map(({ choice }) => choice);

/** Enemy ships, then what else is the enemy's, then what lies about, then one's own. */
function rankOf({ state }: Table, { player }: Ship, target: ObjectId): number {
  if (isShipId(target)) return shipOf(state, target).player === player ? 3 : 0;
  const device = state.devices[target as DeviceTokenId];
  if (!device) return 2;
  return device.owner === player ? 3 : 1;
}

/** Whether there is any: the first one found is enough. */
function hasLockTarget(table: Table, ship: Ship): boolean {
  for (const target of nearEnough(table, ship)) if (!lockChoice(table, ship, target).blocked) return true;
  return false;
}

function lockable(table: Table, { id }: Ship): readonly ObjectId[] {
  const found: ObjectId[] = [];
  for (const other of shipsOnTable(table.state)) if (other.id !== id) found.push(other.id);
  for (const { rock } of rocksOnTable(table)) found.push(rock.id);
  for (const token in table.state.devices) found.push(token as DeviceTokenId);
  return found;
}

/** Without those that no lock could reach: nothing about them need be measured. */
function nearEnough(table: Table, ship: Ship): readonly ObjectId[] {
  // Probes and cards may let it reach further.
  if (sourcesIn(table, 'may', 'lock') || Object.keys(table.state.devices).length > 0) return lockable(table, ship);
  const base = baseOf(table, ship);
  const found: ObjectId[] = [];
  for (const other of shipsOnTable(table.state))
    if (other.id !== ship.id && !isBeyondReach(base, baseOf(table, other))) found.push(other.id);
  for (const { rock, outline } of rocksOnTable(table)) if (!isBeyondReach(base, outline)) found.push(rock.id);
  return found;
}

function lockChoice(table: Table, ship: Ship, target: ObjectId): TargetChoice {
  const hidden = isShipId(target) ? hiddenFrom(table, ship, shipOf(table.state, target)) : null;
  return hidden ? { target, blocked: hidden } : lockReach(table, ship, target);
}

/** Range 0-3, as cards widen or narrow it. */
function lockReach(table: Table, ship: Ship, target: ObjectId): TargetChoice {
  const about = { object: target, range: rangeTo(table, ship, target), action: true } as const;
  const barred = forbidden(table, 'lock', ship, about);
  if (barred) return { target, blocked: barred };
  return reached(table, target, outOfReach(table, ship, target, 0, 3), () => permitted(table, 'lock', ship, about));
}

function outOfRange(table: Table, ship: Ship, target: ObjectId, least: number, most: number): Reason | null {
  const { distance, from, to } = measureTo(table, ship, target);
  const range = rangeOf(distance);
  return least <= range && range <= most ? null : { kind: 'outOfRange', measured: { from, to, range }, least, most };
}

/** Locks and jams may be measured from the player's own probe droids as well. */
function outOfReach(table: Table, ship: Ship, target: ObjectId, least: number, most: number): Reason | null {
  const blocked = outOfRange(table, ship, target, least, most);
  return blocked && isNearProbe(table, ship, target, least, most) ? null : blocked;
}

/** Another friendly ship at range 1-2, and whom a card lets it coordinate besides. */
export const coordinateTargets = (table: Table, ship: Ship): readonly TargetChoice<ShipId>[] =>
  gathered(
    shipsOnTable(table.state).filter(other => other.id !== ship.id && isFriendly(other, ship) && !other.destroyed),
    (other): readonly TargetChoice<ShipId>[] => {
      const { id } = other;
      const about = { target: id, range: rangeTo(table, ship, id) };
      const barred = forbidden(table, 'coordinate', ship, about);
      if (barred) return [{ target: id, blocked: barred }];
      if (ruled(table, 'coordinate', ship, about) === 'may') return [{ target: id, blocked: null }];
      if (!areFriends(table, other, ship)) return [];
      if (countsAsClose(table, ship, other, about.range)) return [{ target: id, blocked: null }];
      const permit = () => permitted(table, 'reach', ship, { action: 'coordinate', target: id });
      return [reached(table, id, outOfRange(table, ship, id, 1, 2), permit)];
    },
  );

/** Remotes of its own side at range 1-2, where a card lets it coordinate them. */
const remoteTargets = (table: Table, ship: Ship): readonly TargetChoice<DeviceTokenId>[] =>
  Object.values(table.state.devices)
    .filter(
      ({ id, owner }) => owner === ship.player && ruled(table, 'coordinateRemote', ship, { target: id }) === 'may',
    )
    .map(({ id }) => ({ target: id, blocked: outOfRange(table, ship, id, 1, 2) }));

/** Whom a coordinate action could choose. */
export const coordinated = (table: Table, ship: Ship): readonly TargetChoice<UnitId>[] => [
  ...coordinateTargets(table, ship),
  ...remoteTargets(table, ship),
];

/** An enemy at range 1, or at range 1-2 in the bullseye arc; friends and the ship itself only where a card says so. */
export const jamTargets = (table: Table, ship: Ship): readonly TargetChoice<ShipId>[] =>
  shipsOnTable(table.state)
    .filter(other => !isFriendly(other, ship) || ruled(table, 'jam', ship, { target: other.id }) === 'may')
    .map(other => {
      if (other.id === ship.id) return { target: other.id, blocked: null };
      const near = outOfReach(table, ship, other.id, 1, 1);
      if (!near) return { target: other.id, blocked: null };
      const inBullseye = isInMyArc(table, ship, 'bullseye', other);
      const far = inBullseye ? outOfRange(table, ship, other.id, 1, 2) : near;
      const about = { action: 'jam', target: other.id } as const;
      return reached(table, other.id, far, () => permitted(table, 'reach', ship, about));
    });

/** Torpedoes, missiles and devices that have spent charges, except those that cannot recover them. */
export const reloadable = (table: Table, ship: Ship): readonly UpgradeId[] =>
  ship.upgrades
    .filter(({ card, charges }) => {
      const printed = table.rules.catalog.upgrade(card);
      const ordnance = printed.slot === 'torpedo' || printed.slot === 'missile' || printed.slot === 'device';
      const spent = ordnance && printed.charges !== undefined && charges < printed.charges.value;
      return spent && !forbidden(table, 'recoverCharge', ship, { card });
    })
    .map(({ card }) => card);

const SIDEWAYS: Readonly<Record<StandardArc, StandardArc>> = {
  front: 'left',
  rear: 'left',
  left: 'front',
  right: 'front',
};

/** Any other arc; a double indicator goes to the two arcs it was not in, which leaves nothing to choose. */
export function rotations(table: Table, ship: Ship): readonly StandardArc[] {
  if (!ship.turret) return [];
  if (profileOf(table, ship).turret === 'double') return [SIDEWAYS[ship.turret]];
  return turretArcs(table, ship).filter(arc => arc !== ship.turret);
}

/** Where a single indicator may point. */
export const turretArcs = (table: Table, ship: Ship): readonly StandardArc[] =>
  STANDARD_ARCS.filter(arc => ruled(table, 'pointTurret', ship, { arc }) !== 'cannot');

const isActivating = ({ state }: Table, ship: Ship): boolean => findFrame(state, 'activation')?.ship === ship.id;

/** Maneuvers of the dial with the speed that the ship executed this round. */
export const slamManeuvers = (table: Table, ship: Ship): readonly ManeuverCode[] =>
  profileOf(table, ship).dial.filter(code => parseManeuver(code).speed === ship.round.executedSpeed);
