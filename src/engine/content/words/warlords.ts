import type { Picked, Scene } from '../../core/ability';
import type { Effect, Effects } from '../../core/effect';
import { isShipId, type ObjectId, type ShipId } from '../../core/ids';
import type { Ship } from '../../core/state';
import { type Bearing, type Maneuver, type ManeuverCode, maneuverCode, type UpgradeId } from '../../core/vocabulary';
import { initiativeOf } from '../../look/initiative';
import { rangeTo } from '../../look/objects';
import { oneMay } from './each';
import { flown } from './maneuvers';
import { isInMy, otherObjects } from './objects';
import { meant, otherFriend } from './who';

/** There is a ship of a lower initiative at range 1-2 to coordinate. */
export const canCoordinateLower = (scene: Scene): boolean =>
  meant(scene, otherFriend(1, 2)).some(ship => initiativeOf(scene, ship) < initiativeOf(scene, scene.self));

/** The coordinate action under way chooses ships of a lower initiative, up to so many more: each acts as it likes and is strained. */
export const coordinateLower = (more: number): Effect => ({
  do: 'coordinateTogether',
  more,
  shipTypes: null,
  asPrinted: true,
  anyAction: true,
  lower: true,
  gains: 'strain',
});

/** Every object at that range in the front arc. */
export const objectsAhead = (scene: Scene, least: number, most: number): readonly Picked[] =>
  otherObjects(scene)
    .filter(object => {
      const range = rangeTo(scene, scene.self, object);
      return least <= range && range <= most && isInMy(scene, 'front', object);
    })
    .map(object => ({ key: object, ...(isShipId(object) ? { ship: object } : { object }) }));
/** One of these ships may perform a lock action to lock just that. Asks. */
export const oneMayLock = (scene: Scene, ships: readonly Ship[], object: string): Effects => [
  oneMay(
    scene,
    ships.map(({ id }) => ({ ship: id, then: [performLockOn(id, object as ObjectId)] })),
  ),
];
const performLockOn = (ship: ShipId, on: ObjectId): Effect => ({
  do: 'offerAction',
  ship,
  why: 'card',
  only: ['lock'],
  as: null,
  evenWhileStressed: false,
  on,
});

/** A bonus attack with whatever it has, at a cost; whom it can attack is seen when it comes to that. Asks. */
export const bonusAttackFor = ({ id }: Ship, cost: Effects): Effect => ({
  do: 'chooseAttack',
  ship: id,
  bonus: true,
  cost,
});

/** That side of a card is up on a ship. */
export const showsSide = ({ upgrades }: Ship, upgrade: UpgradeId, up: 0 | 1): boolean =>
  upgrades.some(({ card, side }) => card === upgrade && side === up);

/** The maneuver in hand at another speed, with each of these bearings. */
export const asSpeed = (
  scene: { readonly maneuver: ManeuverCode },
  speed: Maneuver['speed'],
  ...bearings: readonly Bearing[]
): readonly Picked[] =>
  bearings.map(bearing => {
    const maneuver = maneuverCode({ ...flown(scene), speed, bearing });
    return { key: maneuver, maneuver };
  });
