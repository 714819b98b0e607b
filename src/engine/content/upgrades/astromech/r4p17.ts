import { at, card, flown, perform } from '../../words';

/** After fully executing a red maneuver, a charge for an action, even while stressed. */
export default card(
  'upgrade:r4p17',
  at('after:execute', {
    cost: { charge: 1 },
    if: scene => scene.fully && flown(scene).difficulty === 'red',
    may: ({ self }) => perform(self, null, { evenStressed: true }),
  }),
);
