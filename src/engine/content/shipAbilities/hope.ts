import { at, card, otherFriend, perform } from '../words';

/** When another friendly ship at range 0-3 is destroyed, a focus or boost action. */
export default card(
  'shipAbility:hope',
  at('after:destroyed', { who: otherFriend(0, 3), may: ({ self }) => perform(self, ['focus', 'boost']) }),
);
