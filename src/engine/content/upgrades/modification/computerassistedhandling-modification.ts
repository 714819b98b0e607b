import { at, card, perform } from '../../words';

/** After fully executing a maneuver, the charge for a boost or barrel roll action. */
export default card(
  'upgrade:computerassistedhandling-modification',
  at('after:execute', {
    cost: { charge: 1 },
    if: ({ fully }) => fully,
    may: ({ self }) => perform(self, ['boost', 'barrelRoll']),
  }),
);
