import { card, chargesOn, dice, turn } from '../../words';

/** Attacking, the charge makes a hit a crit. Defending with the charge, the attacker may do so for nothing. */
export default card(
  'upgrade:greedo',
  dice({ as: 'attacker', cost: { charge: 1 }, does: turn(['hit'], 'crit', 1) }),
  dice({
    name: 'attacked',
    as: 'attacker',
    // A remote too.
    who: { is: 'any' },
    units: true,
    if: scene => scene.attack.defender === scene.self.id && chargesOn(scene) > 0,
    does: turn(['hit'], 'crit', 1),
  }),
);
