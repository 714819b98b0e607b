import { at, card, perform } from '../../words';

/** In the System Phase a charge for a barrel roll or boost. */
export default card(
  'upgrade:bb8',
  at('during:system', { cost: { charge: 1 }, may: ({ self }) => perform(self, ['barrelRoll', 'boost']) }),
);
