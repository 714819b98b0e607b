import { at, bonusAttack, card, dice, isGranted, isPrimary, isStressed, reroll, unusedTurrets } from '../../words';

/**
 * After a primary attack, a Force for a bonus attack from a turret arc not yet attacked from this round; stressed, one of
 * its dice may be rerolled.
 */
export default card(
  'upgrade:ezrabridger',
  at('after:attack', {
    as: 'attacker',
    grantsAttack: true,
    cost: { force: 1 },
    if: isPrimary,
    may: scene => bonusAttack(scene, scene.self, { ...unusedTurrets(scene, scene.self), by: scene.source }),
  }),
  dice({ as: 'attacker', if: scene => isGranted(scene) && isStressed(scene.self), does: reroll(1) }),
);
