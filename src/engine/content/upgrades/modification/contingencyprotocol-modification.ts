import { at, card, otherFriend, perform } from '../../words';

/** Destroyed, it lets another friend at range 0-3 with the same card act, even while stressed. */
export default card(
  'upgrade:contingencyprotocol-modification',
  at('after:destroyed', {
    choose: { ship: otherFriend(0, 3, { equipped: 'upgrade:contingencyprotocol-modification' }) },
    may: (_, { ship }) => perform(ship, null, { evenStressed: true }),
  }),
);
