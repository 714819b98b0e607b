import { at, card, flown, perform } from '../../words';

/** After fully executing a Koiogran turn, a charge for any action, even while stressed. */
export default card(
  'upgrade:ionmaneuveringjet-modification',
  at('after:execute', {
    cost: { charge: 1 },
    if: scene => scene.fully && flown(scene).bearing === 'koiogranTurn',
    may: ({ self }) => perform(self, null, { evenStressed: true }),
  }),
);
