import { at, card, perform } from '../../words';

/** After fully executing a maneuver, the charge for a white action, even while stressed. */
export default card(
  'upgrade:stabilizingastromech-astromech',
  at('after:execute', {
    cost: { charge: 1 },
    if: ({ fully }) => fully,
    may: ({ self }) => perform(self, null, { whiteOnly: true, evenStressed: true }),
  }),
);
