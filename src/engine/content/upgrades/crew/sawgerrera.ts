import { ALL, card, dice, turn } from '../../words';

/** Attacking, may suffer a hit to turn all its focus results into crits. */
export default card(
  'upgrade:sawgerrera',
  dice({ as: 'attacker', cost: { suffer: 'hit' }, does: turn(['focus'], 'crit', ALL) }),
);
