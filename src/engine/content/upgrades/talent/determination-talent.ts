import { add, card, dice, inMy, isPrimary } from '../../words';

/** In a primary attack on a defender in the bullseye arc, a hit suffered adds a focus. */
export default card(
  'upgrade:determination-talent',
  dice({
    as: 'attacker',
    cost: { suffer: 'hit' },
    if: scene => isPrimary(scene) && inMy(scene, 'bullseye', scene.attack.defender),
    does: add('focus'),
  }),
);
