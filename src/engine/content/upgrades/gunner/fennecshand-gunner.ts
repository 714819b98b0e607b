import { amount, card, isShip } from '../../words';

/** Attacking or defending, the enemy ship rolls a die less if it is locked. */
export default card(
  'upgrade:fennecshand-gunner',
  amount('defenseDice', {
    as: 'attacker',
    if: ({ self, attack }) => isShip(attack.defender) && self.locks.includes(attack.defender),
    by: { add: -1 },
  }),
  amount('attackDice', {
    as: 'defender',
    if: ({ self, attack }) => isShip(attack.attacker) && self.locks.includes(attack.attacker),
    by: { add: -1 },
  }),
);
