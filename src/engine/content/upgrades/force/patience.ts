import { anyShip, at, card, lacksForce, recoverForce } from '../../words';

/** As the Engagement Phase starts with an enemy in the front arc, a deplete token for a Force. */
export default card(
  'upgrade:patience',
  at('start:engagement', {
    cost: { gain: 'deplete' },
    if: scene => lacksForce(scene) && anyShip(scene, { is: 'enemy', inMy: 'front' }),
    may: ({ self }) => [recoverForce(self)],
  }),
);
