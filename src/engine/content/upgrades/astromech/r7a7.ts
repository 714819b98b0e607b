import { card, dice, turn } from '../../words';

/** Attacking, a charge makes a hit a crit. */
export default card('upgrade:r7a7', dice({ as: 'attacker', cost: { charge: 1 }, does: turn(['hit'], 'crit', 1) }));
