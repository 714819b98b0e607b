import { card, dice, isOnReinforcedSide, isStressed, shipAt, turn } from '../../words';

/** At a defender on its reinforced side, a focus becomes a hit, or a crit if that ship is stressed: one of the two. */
export default card(
  'upgrade:houndstooth-title',
  dice({
    name: 'hit',
    shares: 'focus',
    as: 'attacker',
    if: scene => isOnReinforcedSide(scene, scene.attack.defender),
    does: turn(['focus'], 'hit', 1),
  }),
  dice({
    name: 'crit',
    shares: 'focus',
    as: 'attacker',
    if: scene => {
      const defender = shipAt(scene, scene.attack.defender);
      return defender !== null && isStressed(defender) && isOnReinforcedSide(scene, defender.id);
    },
    does: turn(['focus'], 'crit', 1),
  }),
);
