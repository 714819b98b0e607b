import { amount, card, isTurn } from '../../words';

/** Turns are easier, Koiogran turns harder. (Its ship ability stands under its own name.) */
export default card(
  'upgrade:tiedefenderelite',
  amount('difficulty', { name: 'turns', if: ({ maneuver }) => isTurn(maneuver), by: { add: -1 } }),
  amount('difficulty', {
    name: 'koiogran',
    if: ({ maneuver }) => maneuver.bearing === 'koiogranTurn',
    by: { add: 1 },
  }),
);
