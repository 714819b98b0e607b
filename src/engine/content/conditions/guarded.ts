import { amount, card, howMany, meIn } from '../words';

/** Outside the attacker's bullseye, a defense die more for each friendly, calculating or evading MagnaGuard in the attack arc. */
export default card(
  'condition:guarded',
  amount('defenseDice', {
    as: 'defender',
    if: scene => !meIn(scene, 'bullseye', scene.attack.attacker),
    by: scene => ({
      add: howMany(scene, {
        is: 'friend',
        pilot: 'pilot:magnaguardprotector',
        has: ['calculate', 'evade'],
        inAttackArc: true,
      }),
    }),
  }),
);
