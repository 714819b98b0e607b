import { card, dice, turn } from '../../words';

/** Without shields, a focus of any attack becomes a hit. */
export default card(
  'upgrade:fanatical-talent',
  dice({ as: 'attacker', if: ({ self }) => self.shields === 0, does: turn(['focus'], 'hit', 1) }),
);
