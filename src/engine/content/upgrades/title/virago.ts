import { at, card, perform } from '../../words';

/** A charge is a red boost in the End Phase. */
export default card(
  'upgrade:virago',
  at('during:end', { cost: { charge: 1 }, may: ({ self }) => perform(self, ['boost'], { as: 'red' }) }),
);
