import { at, card, isShip, jamIt, notRecovered } from '../../words';

/** What locks this ship may be jammed at any range, for a charge that never comes back. */
export default card(
  'upgrade:feedbackemitter-illicit',
  at('after:lock', {
    who: { is: 'any' },
    cost: { charge: 1 },
    if: ({ object, ship, self }) => object === self.id && isShip(ship),
    may: scene => jamIt(scene, scene.ship),
  }),
  notRecovered,
);
