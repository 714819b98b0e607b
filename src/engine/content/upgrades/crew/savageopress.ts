import { at, card, friend, gain } from '../../words';

/** A Force for a focus token on a friend at range 1-2 in the front arc that gained stress or strain. */
export default card(
  'upgrade:savageopress',
  at('after:gain', {
    who: friend(1, 2, { inMy: 'front' }),
    cost: { force: 1 },
    if: ({ token }) => token === 'stress' || token === 'strain',
    may: ({ subject }) => [gain(subject, 'focus')],
  }),
);
