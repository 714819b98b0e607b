import { card, dice, enemy, howMany, otherFriend, reroll } from '../../words';

/** Defending among more other friends than enemies at range 0-1, a blank may be rerolled. */
export default card(
  'upgrade:itsatrap-talent',
  dice({
    as: 'defender',
    if: scene => howMany(scene, otherFriend(0, 1)) > howMany(scene, enemy(0, 1)),
    does: reroll(1, { only: ['blank'] }),
  }),
);
