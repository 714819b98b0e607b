import { card, dice, isAtRange, reroll } from '../../words';

/** Attacking at range 0-1 of the defender, one attack die may be rerolled. */
export default card(
  'upgrade:bokatankryze',
  dice({ as: 'attacker', if: scene => isAtRange(scene, scene.attack.defender, 0, 1), does: reroll(1) }),
);
