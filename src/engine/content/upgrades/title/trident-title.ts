import { add, card, dice, lacksGreen } from '../../words';

/** Against an attacker without green tokens, a remote among them, an evade is added. */
export default card(
  'upgrade:trident-title',
  dice({
    as: 'defender',
    if: scene => lacksGreen(scene, scene.attack.attacker),
    does: add('evade'),
  }),
);
