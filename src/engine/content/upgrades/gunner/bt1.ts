import { card, dice, shipAt, turn } from '../../words';

/** Attacking, a hit may become a crit for each stress token of the defender. */
export default card(
  'upgrade:bt1',
  dice({
    as: 'attacker',
    does: scene => {
      const stress = shipAt(scene, scene.attack.defender)?.tokens.stress ?? 0;
      return stress > 0 ? turn(['hit'], 'crit', stress) : null;
    },
  }),
);
