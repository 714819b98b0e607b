import { amount, at, card, friend, isKeeping, keep, kept } from '../../words';

/** Up to three friends at range 0-3 may each keep a calculate token in the End Phase. */
export default card(
  'upgrade:kraken',
  at('during:end', {
    times: 3,
    choose: { ship: friend(0, 3, { has: ['calculate'] }), also: (scene, ship) => !isKeeping(scene, ship) },
    may: (scene, { ship }) => [keep(scene, ship)],
  }),
  amount('keeps', { who: { is: 'friend' }, while: 'kept', if: ({ token }) => token === 'calculate', by: kept }),
);
