import { card, inMy, may } from '../words';

/** With exactly one disarm token, primary attacks on what is in the bullseye arc all the same. */
export default card(
  'shipAbility:restoredspeedster',
  may('attackWhileDisarmed', {
    if: scene =>
      scene.self.tokens.disarm === 1 && scene.weapon.startsWith('primary:') && inMy(scene, 'bullseye', scene.target),
  }),
);
