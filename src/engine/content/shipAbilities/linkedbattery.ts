import { amount, card, slotOf } from '../words';

/** One more die in a cannon attack. */
export default card(
  'shipAbility:linkedbattery',
  amount('attackDice', { as: 'attacker', if: scene => slotOf(scene) === 'cannon', by: { add: 1 } }),
);
