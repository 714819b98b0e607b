import { banksOf, card, fromTheSides, isCrewRemote, templates } from '../../words';

/** A crew remote that would be dropped by a straight template may be dropped by a bank of that speed, also from the sides. */
export default card(
  'upgrade:dropseatbay',
  templates('drop', { if: isCrewRemote, by: way => banksOf(way).flatMap(bank => [bank, ...fromTheSides(bank)]) }),
);
