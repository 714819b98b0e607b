import { amount, at, card, lay, withThis } from '../../words';

/** One more charge for one more die, three at most. */
export default card(
  'upgrade:burstlaserturret-legendsandrelics',
  at('before:rollAttack', {
    as: 'attacker',
    cost: { charge: 1 },
    if: withThis,
    may: scene => [lay(scene, 'more', 'attack')],
  }),
  amount('attackDice', { as: 'attacker', while: 'more', by: { add: 1, max: 3 } }),
);
