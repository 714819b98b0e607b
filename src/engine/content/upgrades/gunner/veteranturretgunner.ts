import { at, bonusAttack, card, isPrimary, unusedTurrets } from '../../words';

/** After a primary attack, a bonus attack from a turret arc not yet attacked from this round. */
export default card(
  'upgrade:veteranturretgunner',
  at('after:attack', {
    as: 'attacker',
    grantsAttack: true,
    if: isPrimary,
    may: scene => bonusAttack(scene, scene.self, unusedTurrets(scene, scene.self)),
  }),
);
