import { cannot, card, defendsNow, isGreenToken, isMeantIn } from '../words';

/** No green token spent in defence against a ship with Tracking Fob that has this one locked. */
export default card(
  'condition:markedforelimination',
  cannot('spend', {
    if: scene => {
      const attack = isGreenToken(scene.token) ? defendsNow(scene) : null;
      return (
        attack !== null &&
        isMeantIn(scene, attack.attacker, { is: 'any', equipped: 'upgrade:trackingfob', locks: scene.self.id })
      );
    },
  }),
);
