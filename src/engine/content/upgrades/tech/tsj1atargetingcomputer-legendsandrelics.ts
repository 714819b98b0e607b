import { card, dice, isPrimary, lacksGreen, trade } from '../../words';

/** In a primary attack on a defender without green tokens, the charge and a crit for two hits. */
export default card(
  'upgrade:tsj1atargetingcomputer-legendsandrelics',
  dice({
    as: 'attacker',
    cost: { charge: 1 },
    if: scene => isPrimary(scene) && lacksGreen(scene, scene.attack.defender),
    does: trade('crit', 'hit', 2),
  }),
);
