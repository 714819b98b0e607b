import { add, card, dice, greenTokens, shipAt } from '../../words';

/** Against an attacker without green tokens, a remote among them, an evade is added. */
export default card(
  'upgrade:trident-title',
  dice({
    as: 'defender',
    if: scene => {
      const attacker = shipAt(scene, scene.attack.attacker);
      return !attacker || greenTokens(attacker) === 0;
    },
    does: add('evade'),
  }),
);
