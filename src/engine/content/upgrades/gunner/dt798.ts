import { at, card, dice, gain, howMany, RED_OR_ORANGE, reroll } from '../../words';

/**
 * As the Engagement Phase starts, may strain a friend in the firing arc. Attacking, a reroll for each ship in the attack
 * arc with a red or orange token other than a lock.
 */
export default card(
  'upgrade:dt798',
  at('start:engagement', {
    choose: { ship: { is: 'otherFriend', inMy: 'firing' } },
    may: (_, { ship }) => [gain(ship, 'strain')],
  }),
  dice({
    as: 'attacker',
    does: scene => {
      const marked = howMany(scene, { is: 'other', inAttackArc: true, has: RED_OR_ORANGE });
      return marked > 0 ? reroll(marked) : null;
    },
  }),
);
