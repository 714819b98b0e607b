import { at, card, friend, perform } from '../../words';

/** When a friend at range 0-3 is destroyed, another one there may boost or focus. */
export default card(
  'upgrade:leiaorgana-crew',
  at('after:destroyed', {
    who: friend(0, 3),
    choose: { ship: friend(0, 3), also: ({ subject }, ship) => ship.id !== subject.id },
    may: (_, { ship }) => perform(ship, ['boost', 'focus']),
  }),
);
