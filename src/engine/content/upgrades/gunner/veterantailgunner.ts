import { at, bonusAttack, card, isFrontAttack, isPrimary, primariesInto } from '../../words';

/** After a primary front arc attack, a bonus primary attack from the rear arc. */
export default card(
  'upgrade:veterantailgunner',
  at('after:attack', {
    as: 'attacker',
    grantsAttack: true,
    if: scene => isPrimary(scene) && isFrontAttack(scene),
    may: scene => bonusAttack(scene, scene.self, { weapons: primariesInto(scene, scene.self, 'rear') }),
  }),
);
