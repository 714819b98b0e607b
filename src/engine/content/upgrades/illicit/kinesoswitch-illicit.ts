import { at, breakLocksOn, card } from '../../words';

/** After a SLAM that was fully executed, a charge breaks all locks on it. */
export default card(
  'upgrade:kinesoswitch-illicit',
  at('after:execute', {
    cost: { charge: 1 },
    if: ({ kind, fully }) => kind === 'slam' && fully,
    may: scene => breakLocksOn(scene),
  }),
);
