import { add, card, dice, inFiringArcOf } from '../../words';

/** In the firing arc of whoever attacks a friend that is not small: a charge and a strain token add a focus to its roll. */
export default card(
  'upgrade:escortfighter-talent',
  dice({
    as: 'defender',
    who: { is: 'friend', size: ['medium', 'large'] },
    cost: [{ charge: 1 }, { gain: 'strain' }],
    if: scene => inFiringArcOf(scene, scene.attack.attacker),
    does: add('focus'),
  }),
);
