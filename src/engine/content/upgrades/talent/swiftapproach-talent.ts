import { at, card, isDeviceLaid, perform } from '../../words';

/** A device dropped or launched in the System Phase: a white barrel roll or boost, even stressed. */
export default card(
  'upgrade:swiftapproach-talent',
  at('after:device', {
    if: scene => isDeviceLaid(scene) && scene.state.phase === 'system',
    may: ({ self }) => perform(self, ['barrelRoll', 'boost'], { as: 'white', evenStressed: true }),
  }),
);
