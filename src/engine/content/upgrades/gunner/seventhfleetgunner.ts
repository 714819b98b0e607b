import { amount, at, card, chargeLimit, chargesOn, inMy, isPrimary, lay, recoverCharge } from '../../words';

/**
 * Another friend's primary attack on a target in the firing arc: a charge for one more die, up to four. In the System
 * Phase a disarm token brings the charge back.
 */
export default card(
  'upgrade:seventhfleetgunner',
  at('before:rollAttack', {
    as: 'attacker',
    who: { is: 'otherFriend' },
    cost: { charge: 1 },
    if: scene => isPrimary(scene) && scene.attack.range > 0 && inMy(scene, 'firing', scene.attack.defender),
    may: scene => [lay(scene, 'paid', 'attack')],
  }),
  amount('attackDice', { as: 'attacker', who: { is: 'otherFriend' }, while: 'paid', by: { add: 1, max: 4 } }),
  at('during:system', {
    cost: { gain: 'disarm' },
    if: scene => chargesOn(scene) < chargeLimit(scene),
    may: scene => [recoverCharge(scene)],
  }),
);
