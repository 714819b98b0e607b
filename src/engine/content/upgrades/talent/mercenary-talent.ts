import { at, card, GREEN_TOKENS, otherFriend, transfer } from '../../words';

/** Another friend destroyed at range 0-2 leaves it a green token. */
export default card(
  'upgrade:mercenary-talent',
  at('after:destroyed', {
    who: otherFriend(0, 2),
    choose: { token: GREEN_TOKENS, of: 'subject' },
    must: ({ self, subject }, { token }) => transfer(subject, self, token),
  }),
);
