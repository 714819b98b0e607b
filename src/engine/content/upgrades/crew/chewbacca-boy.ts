import { at, card, gain } from '../../words';

/** An evade action may bring a focus token too. */
export default card(
  'upgrade:chewbacca-boy',
  at('after:action', { if: ({ action }) => action === 'evade', may: ({ self }) => [gain(self, 'focus')] }),
);
