import { amount, at, card, flipsBeforeActivating, isStop, turnings, turnShip } from '../../words';

/** Closed: a defense die fewer, and after a stop the ship may turn on the spot. Flips before activating. */
export default card(
  'upgrade:pivotwing',
  amount('defenseDice', { side: 0, as: 'defender', by: { add: -1 } }),
  at('after:execute', {
    side: 0,
    if: isStop,
    choose: turnings,
    may: ({ self }, { key }) => [turnShip(self, key)],
  }),
  flipsBeforeActivating(),
);
