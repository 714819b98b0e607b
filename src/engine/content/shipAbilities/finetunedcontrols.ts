import { at, card, perform } from '../words';

/** After fully executing a maneuver, one Force for a boost or barrel roll action. */
export default card(
  'shipAbility:finetunedcontrols',
  at('after:execute', {
    cost: { force: 1 },
    if: ({ fully }) => fully,
    may: ({ self }) => perform(self, ['boost', 'barrelRoll']),
  }),
);
