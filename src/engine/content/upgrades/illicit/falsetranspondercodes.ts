import { at, card, chargesOn, jamIt, loseCharge, thisUpgrade } from '../../words';

/** Whatever it locks, or is locked by, is jammed at any range, once: no choice. */
export default card(
  'upgrade:falsetranspondercodes',
  at('after:lock', {
    // Whoever locks, a remote too: its own moment.
    who: { is: 'any' },
    if: scene => chargesOn(scene) > 0 && (scene.ship === scene.self.id || scene.object === scene.self.id),
    must: scene => [
      loseCharge(scene.self, thisUpgrade(scene)),
      ...jamIt(scene, scene.object === scene.self.id ? scene.ship : scene.object),
    ],
  }),
);
