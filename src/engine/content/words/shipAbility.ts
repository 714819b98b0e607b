import type { AbilitySource, Scene } from '../../core/ability';
import type { Effect, Effects } from '../../core/effect';
import type { Ship } from '../../core/state';
import { ruled } from '../../look/rulings';

/** Boosts by the ability of its ship, without an action. Asks, "no" among the answers unless it must. */
export const boostByShip = ({ self, source }: Scene, must?: 'must'): Effects => [
  { do: 'offerMove', ship: self.id, how: 'boost', must: must !== undefined, card: source },
];
/** A move was one by the ability of its ship. */
export const isByShipAbility = ({ card }: { readonly card?: AbilitySource }): boolean =>
  card?.startsWith('shipAbility:') ?? false;

/** Its pilot may leave the ability of the ship unused, or use it even while stressed. */
export const mayLeaveShipAbility = (scene: Scene): boolean =>
  ruled(scene, 'leaveShipAbility', scene.self, {}) === 'may';
export const canUseShipAbility = (scene: Scene): boolean =>
  scene.self.tokens.stress === 0 || ruled(scene, 'useShipAbilityStressed', scene.self, {}) === 'may';

/** There is no Perform Action step in this activation. */
export const skipActionStep = ({ id }: Ship): Effect => ({ do: 'skipActionStep', ship: id, why: 'card' });

/** Boosts or rolls without an action. Asks, "no" among the answers. */
export const boostOrRoll = ({ id }: Ship): Effects => [
  { do: 'offerMove', ship: id, how: 'boost', or: 'barrelRoll', must: false },
];
