import type { Picked, Scene } from '../../core/ability';
import type { Effects } from '../../core/effect';
import type { DeviceTokenId, ObjectId } from '../../core/ids';
import type { TemplateName, UpgradeId } from '../../core/vocabulary';
import { isDevice } from '../../look/devices';
import { chargesOf } from '../../look/ships';
import { isPlaceable, type Placing, placesFor, placings } from './placings';

/** By these templates, whatever its card says. */
function launchOf({ rules }: Scene, card: UpgradeId, launches: readonly TemplateName[]): Placing | null {
  const placing: Placing | undefined = (placings as Readonly<Record<UpgradeId, Placing>>)[card];
  if (!placing || !isDevice({ rules }, placing.device)) return null;
  const { device, fuses = 0, eitherWay } = placing;
  return { device, launches, fuses, ...(eitherWay ? { eitherWay } : {}) };
}

/** The cards of this ship of which a device can be launched so. */
export const launchable = (scene: Scene, by: readonly TemplateName[]): readonly Picked[] =>
  scene.self.upgrades.flatMap(({ card }) => {
    const ways = chargesOf(scene.self, card) > 0 && launchOf(scene, card, by);
    return ways && isPlaceable(scene, scene.self, ways) ? [{ key: card, card }] : [];
  });

/** Launches one, for a charge of its card. Asks, "no" among the answers. */
export function launch(scene: Scene, card: UpgradeId, by: readonly TemplateName[]): Effects {
  const ways = launchOf(scene, card, by);
  if (!ways) return [];
  const { fuses = 0, ...placing } = ways;
  const [ship, cost] = [scene.self.id, [{ do: 'spendCharge', ship: scene.self.id, card }] as const];
  const places = placesFor(scene, scene.self, placing);
  return [{ do: 'offerDrop', ship, card, places, most: 1, must: false, cost, fuses }];
}

/** It has dropped or launched nothing this round. */
export const placedNothing = ({ self }: Scene): boolean => !self.round.placedDevice;

/** A device of this side. */
export const isOwnDevice = ({ self, state, token }: Scene & { readonly token: `token:${number}` }): boolean =>
  state.devices[token]?.owner === self.player;

/** An obstacle that is a device of this side as well. */
export const isOwnDeviceObstacle = ({ self, state, rules, object }: Scene & { readonly object: ObjectId }): boolean => {
  const token = state.devices[object as DeviceTokenId];
  return token?.owner === self.player && isDevice({ rules }, token.device);
};
