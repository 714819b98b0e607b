import { card, dice, reroll } from '../words';

/** Another friend at range 0-1 of the defender is strained, for one blank rerolled. */
export default card(
  'shipAbility:merciless',
  dice({
    as: 'attacker',
    cost: { gain: 'strain', of: { is: 'otherFriend', range: [0, 1] }, near: 'defender' },
    does: reroll(1, { only: ['blank'] }),
  }),
);
