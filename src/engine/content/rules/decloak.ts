import { at, card } from '../words';

/** In the System Phase a cloaked ship may decloak; not if it placed a device this phase. */
export default card(
  'rule:decloak',
  at('during:system', {
    if: ({ self }) => self.tokens.cloak > 0 && !self.round.placedDevice,
    may: ({ self }) => [{ do: 'offerDecloak', ship: self.id }],
  }),
);
