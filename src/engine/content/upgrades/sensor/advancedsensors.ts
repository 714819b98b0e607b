import { at, card, perform } from '../../words';

/** After revealing its dial it may act; then it performs no other action in this activation, not even a linked one. */
export default card(
  'upgrade:advancedsensors',
  at('after:reveal', { may: ({ self }) => perform(self, null, { cost: [{ do: 'noMoreActions', ship: self.id }] }) }),
);
