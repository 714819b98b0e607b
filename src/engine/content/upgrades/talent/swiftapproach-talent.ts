import { at, card, perform } from '../../words';

/** A device dropped or launched in the System Phase: a white barrel roll or boost, even stressed. */
export default card(
  'upgrade:swiftapproach-talent',
  at('after:device', {
    if: ({ what, state }) => what !== 'place' && state.phase === 'system',
    may: ({ self }) => perform(self, ['barrelRoll', 'boost'], { as: 'white', evenStressed: true }),
  }),
);
