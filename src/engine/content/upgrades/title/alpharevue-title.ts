import { cancel, card, dice, friend, inArc } from '../../words';

/** A friendly Vulture at range 0-2 with the defender in its bullseye arc may suffer a hit to cancel an evade. */
export default card(
  'upgrade:alpharevue-title',
  dice({
    as: 'attacker',
    at: 'before:neutralize',
    who: friend(0, 2, { shipType: 'shipType:vultureclassdroidfighter' }),
    cost: { suffer: 'hit', of: 'subject' },
    if: scene => inArc(scene, scene.attack.defender, 'bullseye', scene.attack.attacker),
    does: cancel(['evade'], 1, { dice: 'defense' }),
  }),
);
