import { type Ability, after, cannot, type Scene } from '../../core/ability';
import type { Effect, Effects } from '../../core/effect';
import type { UpgradeId } from '../../core/vocabulary';
import { chargesOn, spendCharge } from '../words';
import { type Placing, placesFor, placings } from './placings';

/** The words cards that place devices are written in. */

interface Terms {
  /** Without "no" among the answers. */
  readonly must?: boolean;
  /** Besides a charge. */
  readonly alsoCosts?: readonly Effect[];
}

/** A card's device for a charge, wherever its templates reach; asks, unless there is only one way and it must be. */
export function offerDevice(scene: Scene, { device, most = 1, fuses = 0, ...ways }: Placing, terms: Terms = {}) {
  const offer: Effect = {
    do: 'offerDrop',
    ship: scene.self.id,
    card: scene.source as UpgradeId,
    places: placesFor(scene, scene.self, { device, ...ways }),
    most,
    must: terms.must ?? false,
    cost: [spendCharge(scene), ...(terms.alsoCosts ?? [])],
    fuses,
  };
  return [offer] satisfies Effects;
}

export const canPlace = (scene: Scene, placing: Placing): boolean =>
  chargesOn(scene) > 0 && placesFor(scene, scene.self, placing).length > 0;

/** During the System Phase: one device a ship, and never with a decloak. */
export const inSystemPhase = (card: keyof typeof placings, must: (scene: Scene) => boolean = () => false): Ability =>
  after('systemReached', {
    if: scene =>
      scene.event.ship === scene.self.id &&
      !scene.self.round.placedDevice &&
      !scene.self.round.decloaked &&
      canPlace(scene, placings[card]),
    may: scene => offerDevice(scene, placings[card], { must: must(scene) }),
  });

/** What the card has spent is gone for good, reload or not. */
export const notRecovered: Ability = cannot('recoverCharge', ({ self, source, ship, card }) =>
  ship.id === self.id && card === source ? { kind: 'cannotBeRecovered' } : null,
);
