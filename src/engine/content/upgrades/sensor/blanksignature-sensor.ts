import { card, dice, isLockedBy, turn } from '../../words';

/** Against an attacker without a lock on it, the charge turns one focus into an evade. */
export default card(
  'upgrade:blanksignature-sensor',
  dice({
    as: 'defender',
    cost: { charge: 1 },
    if: scene => !isLockedBy(scene, scene.attack.attacker),
    does: turn(['focus'], 'evade', 1),
  }),
);
