import { amount, at, card, flown, lay, perform, weaponIn } from '../words';

/** After fully executing a speed 3-5 maneuver, a lock action. Attacking unstressed, a shield buys the range 1 bonus. */
export default card(
  'shipAbility:chissengineering',
  at('after:execute', {
    if: scene => scene.fully && flown(scene).speed >= 3,
    may: ({ self }) => perform(self, ['lock']),
  }),
  at('before:rollAttack', {
    as: 'attacker',
    cost: { shields: 1 },
    // A weapon that has no range bonus gets none by this either.
    if: scene => scene.self.tokens.stress === 0 && scene.attack.range > 1 && weaponIn(scene).rangeBonus,
    may: scene => [lay(scene, 'bonus', 'attack')],
  }),
  amount('attackDice', { as: 'attacker', while: 'bonus', by: { add: 1 } }),
);
