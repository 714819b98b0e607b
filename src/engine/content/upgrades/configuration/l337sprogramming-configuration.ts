import { amount, card, isBank } from '../../words';

/** Without shields, banks are easier. */
export default card(
  'upgrade:l337sprogramming-configuration',
  amount('difficulty', { if: ({ self, maneuver }) => self.shields === 0 && isBank(maneuver), by: { add: -1 } }),
);
