import { card, dice, turn, withThis } from '../../words';

/** One hit becomes a crit. */
export default card(
  'upgrade:protontorpedoes',
  dice({ as: 'attacker', if: withThis, must: true, does: turn(['hit'], 'crit', 1) }),
);
