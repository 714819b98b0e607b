import { at, card, flown, perform } from '../../words';

/** After fully executing a speed 3-5 maneuver: a charge for a boost action, even while stressed. */
export default card(
  'upgrade:afterburners',
  at('after:execute', {
    cost: { charge: 1 },
    if: scene => scene.fully && flown(scene).speed >= 3,
    may: ({ self }) => perform(self, ['boost'], { evenStressed: true }),
  }),
);
