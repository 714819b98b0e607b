import { card, dice, turn } from '../../words';

/** Attacking, a Force turns a focus into a crit. */
export default card(
  'upgrade:fifthbrother',
  dice({ as: 'attacker', cost: { force: 1 }, does: turn(['focus'], 'crit', 1) }),
);
