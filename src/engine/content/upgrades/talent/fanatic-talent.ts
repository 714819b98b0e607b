import { card, dice, isDamaged, isPrimary, turn } from '../../words';

/** Damaged, a focus of a primary attack becomes a hit. */
export default card(
  'upgrade:fanatic-talent',
  dice({ as: 'attacker', if: scene => isPrimary(scene) && isDamaged(scene.self), does: turn(['focus'], 'hit', 1) }),
);
