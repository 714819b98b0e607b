import { cancel, card, dice, inMy, isPrimary } from '../../words';

/** In a primary attack on a ship in the bullseye arc, before results are neutralized: a charge cancels an evade. */
export default card(
  'upgrade:crackshot',
  dice({
    as: 'attacker',
    at: 'before:neutralize',
    cost: { charge: 1 },
    if: scene => isPrimary(scene) && inMy(scene, 'bullseye', scene.attack.defender),
    does: cancel(['evade'], 1, { dice: 'defense' }),
  }),
);
