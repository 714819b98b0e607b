import { card, dealHeld, dealt, held, instead, removeThis, searchFor } from '../words';

/**
 * Whoever assigns it lays a Pilot damage card on it, if none lies there. The next crit that the ship would suffer deals
 * it that card instead, and this is removed.
 */
export default card(
  'condition:illshowyouthedarkside',
  dealt(scene => (held(scene) ? [] : [searchFor(scene, 'pilot')])),
  instead('sufferOne', {
    if: scene => scene.effect.damage === 'crit' && held(scene) !== null,
    must: scene => [dealHeld(scene), removeThis(scene)],
  }),
);
