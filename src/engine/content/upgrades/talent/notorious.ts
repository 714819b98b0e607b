import { card, dice, reroll, shipAt, strainsAttackerIn } from '../../words';

/** After defending against an attacker in a firing arc, a charge strains it. A blank is rerolled against a strained defender. */
export default card(
  'upgrade:notorious',
  strainsAttackerIn('firing'),
  dice({
    as: 'attacker',
    if: scene => (shipAt(scene, scene.attack.defender)?.tokens.strain ?? 0) > 0,
    does: reroll(1, { only: ['blank'] }),
  }),
);
