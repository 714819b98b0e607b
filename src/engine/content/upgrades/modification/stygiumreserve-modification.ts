import { at, card, perform } from '../../words';

/** After fully executing a maneuver, the charge for a boost action, even while stressed. */
export default card(
  'upgrade:stygiumreserve-modification',
  at('after:execute', {
    cost: { charge: 1 },
    if: ({ fully }) => fully,
    may: ({ self }) => perform(self, ['boost'], { evenStressed: true }),
  }),
);
