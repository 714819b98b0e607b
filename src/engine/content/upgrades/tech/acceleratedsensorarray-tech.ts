import { card, dice, isAdvanced, isPrimary, reroll, revealed, type Scene } from '../../words';

/** By the revealed maneuver: up to two dice after an advanced one, one die at speed 3-5. */
const bySpeed = ({ self }: Scene) => {
  const maneuver = revealed(self);
  if (!maneuver) return null;
  if (isAdvanced(maneuver)) return reroll(2);
  return maneuver.speed >= 3 ? reroll(1) : null;
};

/** In a primary attack or defending, dice are rerolled after a fast or advanced maneuver. */
export default card(
  'upgrade:acceleratedsensorarray-tech',
  dice({ as: 'attacker', if: isPrimary, does: bySpeed }),
  dice({ as: 'defender', does: bySpeed }),
);
