import { card, dice, turn } from '../../words';

/** Defending, a strain token makes one result an evade. */
export default card(
  'upgrade:c3po-epicsl',
  dice({ as: 'defender', cost: { gain: 'strain' }, does: turn(['blank', 'focus'], 'evade', 1) }),
);
