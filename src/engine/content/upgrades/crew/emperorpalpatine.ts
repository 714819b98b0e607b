import { card, dice, turn } from '../../words';

const forAnother = { who: { is: 'otherFriend' }, cost: { force: 1 }, asForce: true } as const;

/** One of this ship's Force turns a focus of another friend's dice, as its own Force would. */
export default card(
  'upgrade:emperorpalpatine',
  dice({ ...forAnother, as: 'attacker', does: turn(['focus'], 'hit', 1) }),
  dice({ ...forAnother, as: 'defender', does: turn(['focus'], 'evade', 1) }),
);
