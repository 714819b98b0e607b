import type { At, Picked, Scene } from '../../core/ability';
import type { Effects } from '../../core/effect';
import type { DeviceKind, TemplateName, UpgradeId } from '../../core/vocabulary';
import { isDevice } from '../../look/devices';
import { chargesOf } from '../../look/ships';
import { isPlaceable, type Placing, placesFor, placings } from './placings';

interface Laying {
  readonly kinds?: readonly DeviceKind[];
  /** Dropped only. */
  readonly drop?: true;
  /** By this template, dropped or launched, whatever its card says. */
  readonly by?: TemplateName;
}

/** How one device of a card can be laid now; null if it is not one of those. */
function layingOf({ rules }: Scene, card: UpgradeId, { kinds, drop, by }: Laying): Placing | null {
  const placing: Placing | undefined = (placings as Readonly<Record<UpgradeId, Placing>>)[card];
  if (!placing || !isDevice({ rules }, placing.device)) return null;
  if (kinds && !kinds.includes(rules.catalog.device(placing.device).kind)) return null;
  const { most: _, ...one } = placing;
  if (by) return { ...one, drops: [by], launches: [by] };
  const { launches: _launches, ...dropped } = one;
  return drop ? dropped : one;
}

/** A device was dropped or launched, or dropped only; a card may also bring an obstacle that is none. */
export const isDeviceLaid = ({ rules, device, what }: At<'after:device'>, only?: 'drop'): boolean =>
  (only ? what === only : what !== 'place') && isDevice({ rules }, device);

/** The cards of this ship of which a device can be laid now, to pick one of. */
export const devicesOn = (scene: Scene, how: Laying = {}): readonly Picked[] =>
  scene.self.upgrades.flatMap(({ card }) => {
    const placing = layingOf(scene, card, how);
    if (!placing || chargesOf(scene.self, card) === 0) return [];
    return isPlaceable(scene, scene.self, placing) ? [{ key: card, card }] : [];
  });

/** One device of that card, for a charge of it. Asks where, "no" among the answers. */
export function layDevice(scene: Scene, card: UpgradeId, how: Laying = {}): Effects {
  const placing = layingOf(scene, card, how);
  if (!placing) return [];
  const { fuses = 0, ...ways } = placing;
  const { id: ship } = scene.self;
  const places = placesFor(scene, scene.self, ways);
  const cost = [{ do: 'spendCharge', ship, card }] as const;
  return [{ do: 'offerDrop', ship, card, places, most: 1, must: false, cost, fuses }];
}
