import { ALL, card, dice, reroll } from '../../words';

/** Defending, the lock on the attacker rerolls any of its defense dice. */
export default card('upgrade:r2ha', dice({ as: 'defender', cost: { spend: 'lock' }, does: reroll(ALL) }));
