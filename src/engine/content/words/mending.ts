import type { Picked, Scene } from '../../core/ability';
import type { Effect } from '../../core/effect';
import type { DamageCardId, DeviceTokenId } from '../../core/ids';
import type { Ship } from '../../core/state';
import { isDevice } from '../../look/devices';
import { isNearMe, kindOf } from './conditions';
import { facedown, faceupCards } from './damage';
import { lacksShield } from './tokens';

/** A damage card to repair, the facedown ones being all alike, a shield to recover, or a device at range 0-1: to pick one of. */
export const repairsShieldsOrDevices = (scene: Scene): readonly Picked[] => [
  ...damageOn(scene.self),
  ...(lacksShield(scene) ? [{ key: 'shield' }] : []),
  ...Object.values(scene.state.devices)
    .filter(token => isDevice(scene, token.device) && isNearMe(scene, token, 1))
    .map(({ id }) => ({ key: id, object: id })),
];

/** The damage cards of a ship, to pick one of. */
export const damageOn = (ship: Ship): readonly Picked[] => [
  ...faceupCards(ship),
  ...(facedown(ship) > 0 ? [{ key: 'facedown' }] : []),
];

/** What was picked of them is done. Of an obstacle a fuse goes instead, if there is one. */
export function undone(scene: Scene, key: string): Effect {
  const { id: ship } = scene.self;
  if (key === 'facedown') return { do: 'repairFacedown', ship };
  if (key === 'shield') return { do: 'recoverShield', ship };
  const token = scene.state.devices[key as DeviceTokenId];
  if (!token) return { do: 'repairDamage', ship, id: key as DamageCardId };
  return kindOf(scene, token.device) === 'obstacle'
    ? { do: 'removeObstacle', object: token.id }
    : { do: 'removeDevice', token: token.id };
}
