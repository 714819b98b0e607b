import { card, dice, isShip, turn } from '../../words';

/** Attacking or defending, the lock on the enemy ship turns one of its focus results into a blank. */
export default card(
  'upgrade:jangofett',
  dice({
    as: 'attacker',
    cost: { spend: 'lock' },
    does: turn(['focus'], 'blank', 1, { dice: 'defense' }),
  }),
  dice({
    as: 'defender',
    cost: { spend: 'lock' },
    if: ({ attack }) => isShip(attack.attacker),
    does: turn(['focus'], 'blank', 1, { dice: 'attack' }),
  }),
);
