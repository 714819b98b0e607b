import { attacksNow, cannot, card, isOrdnance, may } from '../../words';

/** With one disarm token, torpedoes and missiles may still be fired at what is locked; that lock is not spent then. */
export default card(
  'upgrade:os1arsenalloadout',
  may('attackWhileDisarmed', {
    if: scene =>
      scene.self.tokens.disarm === 1 && isOrdnance(scene, scene.weapon) && scene.self.locks.includes(scene.target),
  }),
  cannot('spend', {
    if: scene => {
      const attack = attacksNow(scene);
      return (
        attack !== null && scene.token === 'lock' && scene.self.tokens.disarm === 1 && isOrdnance(scene, attack.weapon)
      );
    },
  }),
);
