import { add, card, dice, isShipType, turn } from '../words';

/** Each friendly Naboo Handmaiden in the attack arc may spend an evade token for an evade; one more in an N-1. */
export default card(
  'condition:decoyed',
  dice({
    as: 'defender',
    each: true,
    cost: { spend: 'evade', of: { is: 'friend', pilot: 'pilot:naboohandmaiden', inAttackArc: true } },
    does: scene =>
      isShipType(scene, 'shipType:nabooroyaln1starfighter') ? add('evade') : turn(['blank', 'focus'], 'evade', 1),
  }),
);
