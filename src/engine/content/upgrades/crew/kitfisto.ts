import { at, card, friend, perform } from '../../words';

/** At the start of the Engagement Phase, a Force lets a friend at range 0-1 perform a red evade action. */
export default card(
  'upgrade:kitfisto',
  at('start:engagement', {
    cost: { force: 1 },
    choose: { ship: friend(0, 1) },
    may: (_, { ship }) => perform(ship, ['evade'], { as: 'red' }),
  }),
);
