import { card, dice, turn } from '../../words';

/** A focus token turns one blank into a hit. */
export default card(
  'upgrade:advancedoptics',
  dice({ as: 'attacker', cost: { spend: 'focus' }, does: turn(['blank'], 'hit', 1) }),
);
