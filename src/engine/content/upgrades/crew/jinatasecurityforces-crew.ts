import { card, dice, turn } from '../../words';

/** A focus token makes one blank a hit, or an evade when defending. */
export default card(
  'upgrade:jinatasecurityforces-crew',
  dice({ as: 'attacker', cost: { spend: 'focus' }, does: turn(['blank'], 'hit', 1) }),
  dice({ as: 'defender', cost: { spend: 'focus' }, does: turn(['blank'], 'evade', 1) }),
);
