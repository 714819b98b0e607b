import { type Ability, at, type Picked, type Scene } from '../../core/ability';
import type { Effects } from '../../core/effect';
import type { Ship } from '../../core/state';
import type { UpgradeId } from '../../core/vocabulary';
import { isDevice } from '../../look/devices';
import { chargesOf } from '../../look/ships';
import { devicesNear } from './conditions';
import { isPlaceable, type Placing, placesFor, placings } from './placings';

const placingOf = (card: UpgradeId): Placing | null => (placings as Readonly<Record<UpgradeId, Placing>>)[card] ?? null;

/** One is dropped, whatever else its card could do with it. */
const dropsOf = ({ device, drops = [], fuses = 0, eitherWay }: Placing): Placing => ({
  device,
  drops,
  fuses,
  ...(eitherWay ? { eitherWay } : {}),
});

/** Dropped or launched by a speed 1 straight or bank, whatever its card says. */
const shortWays = ({ device, fuses = 0 }: Placing): Placing => {
  const short = ['1bankLeft', '1straight', '1bankRight'] as const;
  return { device, drops: short, launches: short, fuses };
};

/** Destroyed, before it leaves, it may drop or launch a bomb of one of its device cards so, for a charge of that card. */
export const partingGift: Ability = at('after:destroyed', {
  choose: {
    oneOf: scene =>
      scene.self.upgrades.flatMap(({ card, charges }): readonly Picked[] => {
        const placing = placingOf(card);
        const { slot } = scene.rules.catalog.upgrade(card);
        if (!placing || slot !== 'device' || charges === 0) return [];
        if (scene.rules.catalog.device(placing.device).kind !== 'bomb') return [];
        return isPlaceable(scene, scene.self, shortWays(placing)) ? [{ key: card, card }] : [];
      }),
  },
  may: (scene, { card }) => {
    const { fuses = 0, ...ways } = shortWays(placingOf(card)!);
    const places = placesFor(scene, scene.self, ways);
    const cost = [{ do: 'spendCharge', ship: scene.self.id, card }] as const;
    return [{ do: 'offerDrop', ship: scene.self.id, card, places, most: 1, must: false, cost, fuses }];
  },
});

/** The cards of this ship of which a device can be dropped now. */
export const droppableOn = (scene: Scene): readonly Picked[] =>
  scene.self.upgrades.flatMap(({ card }) => {
    const placing = placingOf(card);
    if (!placing || !isDevice(scene, placing.device) || chargesOf(scene.self, card) === 0) return [];
    return isPlaceable(scene, scene.self, dropsOf(placing)) ? [{ key: card, card }] : [];
  });
/** Those of them that are bombs. */
export const bombsOn = (scene: Scene): readonly Picked[] =>
  droppableOn(scene).filter(
    ({ key }) => scene.rules.catalog.device(placingOf(key as UpgradeId)!.device).kind === 'bomb',
  );

/** Drops one device of a card, for a charge of that card. Asks, "no" among the answers. */
export function dropBomb(scene: Scene, card: UpgradeId): Effects {
  const placing = placingOf(card);
  if (!placing) return [];
  const { fuses = 0, ...ways } = dropsOf(placing);
  return [
    {
      do: 'offerDrop',
      ship: scene.self.id,
      card,
      places: placesFor(scene, scene.self, ways),
      most: 1,
      must: false,
      cost: [{ do: 'spendCharge', ship: scene.self.id, card }],
      fuses,
    },
  ];
}

/** How many bombs of this side lie within that range of a ship. */
export const bombsNear = (scene: Scene, ship: Ship, most: number): number =>
  devicesNear({ ...scene, self: ship }, most, ['bomb']).filter(({ owner }) => owner === scene.self.player).length;
