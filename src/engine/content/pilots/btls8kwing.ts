import { amount, at, canGainDice, card, friend, isMeantAs, isPrimary, lay, may, recoverShield } from '../words';

export default [
  /** In a primary attack a shield for one more die; without shields, one die fewer for a shield. */
  card(
    'pilot:mirandadoni',
    at('before:rollAttack', {
      name: 'spend',
      as: 'attacker',
      cost: { shields: 1 },
      if: scene => isPrimary(scene) && canGainDice(scene),
      may: scene => [lay(scene, 'one more', 'attack')],
    }),
    at('before:rollAttack', {
      name: 'recover',
      as: 'attacker',
      if: scene => isPrimary(scene) && scene.self.shields === 0,
      may: scene => [lay(scene, 'one fewer', 'attack'), recoverShield(scene.self)],
    }),
    amount('attackDice', { name: 'more', as: 'attacker', while: 'one more', by: { add: 1 } }),
    amount('attackDice', { name: 'fewer', as: 'attacker', while: 'one fewer', by: { add: -1 } }),
  ),

  /** Friends at range 0-2 that attack or defend may spend its focus tokens as if they had them. */
  card(
    'pilot:esegetuketu',
    may('lendToken', { if: scene => scene.token === 'focus' && isMeantAs(scene, scene.to, friend(0, 2)) }),
  ),
];
