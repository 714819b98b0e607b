import { at, card, enemy, gain, isGreen } from '../../words';

/** A green token that leaves a jammed enemy at range 1-2: a charge for one of its kind. */
export default card(
  'upgrade:zoriibliss-legendsandrelics',
  at('after:lose', {
    who: enemy(1, 2),
    cost: { charge: 1 },
    if: ({ token, jammed }) => jammed && isGreen(token),
    may: ({ self, token }) => [gain(self, token)],
  }),
);
