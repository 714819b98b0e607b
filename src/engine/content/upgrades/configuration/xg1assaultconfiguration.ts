import { amount, card, isOfSlot, may } from '../../words';

/** With one disarm token, cannons may still be fired, with at most three dice. */
export default card(
  'upgrade:xg1assaultconfiguration',
  may('attackWhileDisarmed', {
    if: scene => scene.self.tokens.disarm === 1 && isOfSlot(scene, scene.weapon, ['cannon']),
  }),
  amount('attackDice', {
    as: 'attacker',
    if: scene => scene.self.tokens.disarm > 0 && isOfSlot(scene, scene.attack.weapon, ['cannon']),
    by: { max: 3 },
  }),
);
