import type { Picked, Scene } from '../../core/ability';
import type { Effect, Effects } from '../../core/effect';
import { isShipId, type ObjectId, type UnitId } from '../../core/ids';
import type { Ship } from '../../core/state';
import { lockTokensOn } from '../../look/locking';
import { rangeTo } from '../../look/objects';
import { forbidden } from '../../look/rulings';
import { playerOf, shipOf } from '../../look/ships';
import { facedown } from './damage';
import { oneOf } from './each';
import { otherObjects } from './objects';
import { lockersOf } from './removals';
import { acquire, canAcquire } from './tokens';

/** Those of the other side that have a ship locked. */
export const enemyLocksOn = (scene: Scene, ship: Ship): readonly UnitId[] =>
  lockersOf(scene, ship).filter(id => playerOf(scene.state, id) !== scene.self.player);

/** Every enemy lock on a ship is on this one then. */
export const takeLocks = (scene: Scene, { id }: Ship): Effects =>
  lockTokensOn(scene.state, id)
    .filter(holder => playerOf(scene.state, holder) !== scene.self.player)
    .map(holder => ({ do: 'moveLock', ship: holder, object: id, to: scene.self.id }));

/** Outside an attack: the lock on that ship. */
export const spendLock = ({ id }: Ship, { id: object }: Ship): Effect => ({
  do: 'breakLock',
  ship: id,
  object,
  spent: true,
});

/** Enemy ships that it has locked, with a damage card to expose, if it may spend the lock. */
export const lockedToExpose = (scene: Scene): readonly Picked[] =>
  forbidden(scene, 'spend', scene.self, { token: 'lock', for: scene.source })
    ? []
    : scene.self.locks
        .filter(isShipId)
        .map(id => shipOf(scene.state, id))
        .filter(ship => ship.player !== scene.self.player && facedown(ship) > 0)
        .map(({ id }) => ({ key: id, ship: id }));

/** Whether anybody has that unit locked. */
export const isLocked = ({ state }: Scene, unit: UnitId): boolean =>
  [...Object.values(state.ships), ...Object.values(state.devices)].some(({ locks }) => locks.includes(unit));

/** The others of this side that have locked something, remotes among them. */
const friendlyLockers = ({ state, self }: Scene, object: ObjectId): readonly UnitId[] => [
  ...Object.values(state.ships).flatMap(({ id, player, locks }) =>
    player === self.player && id !== self.id && locks.includes(object) ? [id] : [],
  ),
  ...Object.values(state.devices).flatMap(({ id, owner, locks }) =>
    owner === self.player && locks.includes(object) ? [id] : [],
  ),
];

/** What friends have locked at that range, and it could lock itself. */
export const lockedByFriends = (scene: Scene, least: number, most: number): readonly Picked[] =>
  otherObjects(scene)
    .filter(object => friendlyLockers(scene, object).length > 0 && canAcquire(scene, scene.self, object))
    .filter(object => {
      const range = rangeTo(scene, scene.self, object);
      return least <= range && range <= most;
    })
    .map(object => ({ key: object, ...(isShipId(object) ? { ship: object } : { object }) }));

/** Locks it, and the lock of a friend on it breaks; whose, where there are several, is a choice. */
export const takeOverLock = (scene: Scene, key: string): Effects => {
  const object = key as ObjectId;
  const broken = friendlyLockers(scene, object).map(holder => ({
    key: `break:${holder}`,
    object: holder,
    then: [{ do: 'breakLock', ship: holder, object, spent: false } as const],
  }));
  return [acquire(scene.self, object), ...oneOf(scene, broken)];
};

/** Whether anything lies at most that far from this ship. */
export const isWithinMe = (scene: Scene, object: ObjectId, most: number): boolean =>
  rangeTo(scene, scene.self, object) <= most;
