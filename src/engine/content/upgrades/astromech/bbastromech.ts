import { at, card, perform } from '../../words';

/** In the System Phase a charge for a barrel roll. */
export default card(
  'upgrade:bbastromech',
  at('during:system', { cost: { charge: 1 }, may: ({ self }) => perform(self, ['barrelRoll']) }),
);
