import { at, card, otherFriend, perform } from '../../words';

/** After executing a maneuver, a Force: a friend at range 1-3 in the firing arc may focus, red, even while stressed. */
export default card(
  'upgrade:ahsokatano',
  at('after:execute', {
    cost: { force: 1 },
    choose: { ship: otherFriend(1, 3, { inMy: 'firing' }) },
    may: (_, { ship }) => perform(ship, ['focus'], { as: 'red', evenStressed: true }),
  }),
);
