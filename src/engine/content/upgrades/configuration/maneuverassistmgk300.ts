import { amount, card, isBank } from '../../words';

/** The 3 straight and the 3 banks are easier. */
export default card(
  'upgrade:maneuverassistmgk300',
  amount('difficulty', {
    if: ({ maneuver }) => maneuver.speed === 3 && (maneuver.bearing === 'straight' || isBank(maneuver)),
    by: { add: -1 },
  }),
);
