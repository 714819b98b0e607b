import { at, card, gain, perform } from '../words';

/** After decloaking, an evade action. As the End Phase starts, an evade token becomes a cloak token. */
export default card(
  'shipAbility:stygiumarray',
  at('after:move', { if: ({ how }) => how === 'decloak', may: ({ self }) => perform(self, ['evade']) }),
  at('start:end', {
    cost: { spend: 'evade' },
    if: ({ self }) => self.tokens.cloak === 0,
    may: ({ self }) => [gain(self, 'cloak')],
  }),
);
