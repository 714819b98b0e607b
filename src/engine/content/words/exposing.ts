import type { AttackScene, Scene } from '../../core/ability';
import { type Ability, action, at } from '../../core/ability';
import type { Effect, Effects } from '../../core/effect';
import type { WeaponRef } from '../../core/frame';
import { isShipId, type UnitId } from '../../core/ids';
import { weaponsOf } from '../../look/attack';
import { perform } from './actions';
import { expose, facedown } from './damage';
import { chargeLimit, chargesOn, recoverCharge } from './tokens';
import { shipAt } from './who';

/** A damage card of that ship is exposed, if it has one; remotes have none to show. */
export const exposeOf = (scene: Scene, unit: UnitId): Effects => {
  const ship = shipAt(scene, unit);
  return ship && facedown(ship) > 0 ? [expose(ship)] : [];
};

/** As an action a strain token recovers the charge; before engaging, a charge for an action. */
export const strainsForAction: readonly Ability[] = [
  action({
    cost: { gain: 'strain' },
    cannot: scene => (chargesOn(scene) < chargeLimit(scene) ? null : { kind: 'fullyCharged' }),
    then: scene => [recoverCharge(scene)],
  }),
  at('before:engage', { cost: { charge: 1 }, may: ({ self }) => perform(self, null) }),
];

/** The weapons of this ship but one. */
export const weaponsBut = (scene: Scene, weapon: WeaponRef): readonly WeaponRef[] =>
  weaponsOf(scene, scene.self).flatMap(({ ref }) => (ref === weapon ? [] : [ref]));

/** A ship with a damage card, or a remote that has been hit. */
export const isDamagedUnit = (scene: Scene, unit: UnitId): boolean => damageCardsOn(scene, unit) > 0;
/** How many damage cards a ship or remote has. */
export const damageCardsOn = ({ state }: Scene, unit: UnitId): number =>
  (isShipId(unit) ? state.ships[unit] : state.devices[unit])?.damage.length ?? 0;

/** All defense dice leave the pool. */
export const cancelAllDefenseDice = ({ self, source, attack }: AttackScene): Effect => ({
  do: 'cancelDice',
  dice: 'defense',
  picks: attack.defenseDice.map((_, index) => `die:${index}`),
  by: `${self.id}:${source}`,
});
