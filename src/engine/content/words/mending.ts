import type { Picked, Scene } from '../../core/ability';
import type { Effect } from '../../core/effect';
import type { DamageCardId, DeviceTokenId } from '../../core/ids';
import type { Ship } from '../../core/state';
import { devicesNear } from './conditions';
import { facedown, faceupCards } from './damage';
import { lacksShield } from './tokens';

/** A damage card to repair, the facedown ones being all alike, a shield to recover, or a device at range 0-1: to pick one of. */
export const repairsShieldsOrDevices = (scene: Scene): readonly Picked[] => [
  ...faceupCards(scene.self),
  ...(facedown(scene.self) > 0 ? [{ key: 'facedown' }] : []),
  ...(lacksShield(scene) ? [{ key: 'shield' }] : []),
  ...devicesNear(scene, 1, ['bomb', 'mine', 'remote']).map(({ id }) => ({ key: id, object: id })),
];

/** What was picked of them is done. */
export function undone({ id: ship }: Ship, key: string): Effect {
  if (key === 'facedown') return { do: 'repairFacedown', ship };
  if (key === 'shield') return { do: 'recoverShield', ship };
  return key.startsWith('token:')
    ? { do: 'removeDevice', token: key as DeviceTokenId }
    : { do: 'repairDamage', ship, id: key as DamageCardId };
}
