import { at, card, friend, gain } from '../../words';

/** In the System Phase, a friend at range 0-3 may be given a calculate and a stress token. */
export default card(
  'upgrade:k2so',
  at('during:system', {
    choose: { ship: friend(0, 3) },
    may: (_, { ship }) => [gain(ship, 'calculate'), gain(ship, 'stress')],
  }),
);
