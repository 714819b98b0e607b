import { add, card, dice, inMy } from '../../words';

/** Defending against an attacker in the front arc, an evade is added: no choice. */
export default card(
  'upgrade:caijvanda-crew',
  dice({
    as: 'defender',
    must: true,
    if: scene => inMy(scene, 'front', scene.attack.attacker),
    does: add('evade'),
  }),
);
