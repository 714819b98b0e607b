import { card, dice, greenTokens, isPrimary, shipAt, trade } from '../../words';

/** In a primary attack on a defender without green tokens, the charge and a crit for two hits. */
export default card(
  'upgrade:tsj1atargetingcomputer-legendsandrelics',
  dice({
    as: 'attacker',
    cost: { charge: 1 },
    if: scene => {
      const defender = shipAt(scene, scene.attack.defender);
      return isPrimary(scene) && (!defender || greenTokens(defender) === 0);
    },
    does: trade('crit', 'hit', 2),
  }),
);
