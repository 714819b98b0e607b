import { amount, at, card, inMy, isPrimary, lay, turretStrikesToo } from '../../words';

/** A focus token for one more die in a primary attack on a target in the turret arc; a bonus turret attack after any. */
export default card(
  'upgrade:dedicatedgunners-gunner',
  at('before:rollAttack', {
    as: 'attacker',
    cost: { spend: 'focus' },
    // At range 0 no die is added.
    if: scene => isPrimary(scene) && scene.attack.range > 0 && inMy(scene, 'turret', scene.attack.defender),
    may: scene => [lay(scene, 'paid', 'attack')],
  }),
  amount('attackDice', { as: 'attacker', while: 'paid', by: { add: 1 } }),
  turretStrikesToo,
);
