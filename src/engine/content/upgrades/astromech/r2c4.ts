import { card, dice, turn } from '../../words';

/** Attacking, an evade token turns a focus into a hit. */
export default card(
  'upgrade:r2c4',
  dice({ as: 'attacker', cost: { spend: 'evade' }, does: turn(['focus'], 'hit', 1) }),
);
