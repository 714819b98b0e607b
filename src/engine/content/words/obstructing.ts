import type { AttackScene, Scene } from '../../core/ability';
import type { DeviceTokenId } from '../../core/ids';
import type { DeviceKind } from '../../core/vocabulary';
import { kindOf } from './conditions';

const isOfKind = (scene: Scene, id: string, kinds: readonly DeviceKind[]): boolean => {
  const token = scene.state.devices[id as DeviceTokenId];
  return token !== undefined && kinds.includes(kindOf(scene, token.device));
};

/** A device of such a kind lies under the line of the attack. */
export const isObstructedByDevice = (scene: AttackScene, ...kinds: readonly DeviceKind[]): boolean =>
  scene.attack.obstructedBy.some(id => isOfKind(scene, id, kinds));

/** A device of this side of such a kind is to detonate; with a fuse left it is not. */
export const isOwnDetonation = (
  scene: Scene & { readonly effect: { readonly token: DeviceTokenId } },
  ...kinds: readonly DeviceKind[]
): boolean => {
  const token = scene.state.devices[scene.effect.token];
  return token?.owner === scene.self.player && token.fuses === 0 && isOfKind(scene, token.id, kinds);
};
