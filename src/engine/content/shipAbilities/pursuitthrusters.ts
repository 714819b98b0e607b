import { at, card, perform } from '../words';

/** In the System Phase, a boost. */
export default card(
  'shipAbility:pursuitthrusters',
  at('during:system', { may: ({ self }) => perform(self, ['boost']) }),
);
