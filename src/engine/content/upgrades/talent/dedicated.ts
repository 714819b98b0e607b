import { card, dice, inMy, isLikeMe, otherFriend, reroll } from '../../words';

/** Unstrained, it strains itself for a blank of another defending friend at range 0-2 in its left or right arc, limited or Dedicated. */
export default card(
  'upgrade:dedicated',
  dice({
    as: 'defender',
    who: otherFriend(0, 2),
    cost: { gain: 'strain' },
    if: scene => {
      const { self, subject } = scene;
      const beside = inMy(scene, 'left', subject.id) || inMy(scene, 'right', subject.id);
      return beside && self.tokens.strain === 0 && isLikeMe(scene, subject);
    },
    does: reroll(1, { only: ['blank'] }),
  }),
);
