import { at, card, friend, perform } from '../../words';

/** After fully executing a maneuver, a Force lets a friend at range 1-2 behind it perform a red focus, even while stressed. */
export default card(
  'upgrade:ahsokatano-crew',
  at('after:execute', {
    cost: { force: 1 },
    if: ({ fully }) => fully,
    choose: { ship: friend(1, 2, { inMy: 'fullRear' }) },
    may: (_, { ship }) => perform(ship, ['focus'], { as: 'red', evenStressed: true }),
  }),
);
