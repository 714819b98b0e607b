import { amount, card, isShip, locksDefender } from '../../words';

/** Attacking or defending, the enemy ship rolls a die less if it is locked. */
export default card(
  'upgrade:fennecshand-gunner',
  amount('defenseDice', {
    as: 'attacker',
    if: locksDefender,
    by: { add: -1 },
  }),
  amount('attackDice', {
    as: 'defender',
    if: ({ self, attack }) => isShip(attack.attacker) && self.locks.includes(attack.attacker),
    by: { add: -1 },
  }),
);
