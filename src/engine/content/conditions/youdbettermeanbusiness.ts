import { anyShip, at, bonusAttack, card, giverRecovers, isFacedown, removeThis, revealThis } from '../words';

/**
 * Secret. After defending it is revealed, and two of Zam's charges buy a bonus attack on the attacker. Facedown at the
 * end of the Engagement Phase, in an enemy's firing arc, it may be revealed, and she recovers two charges.
 */
export default card(
  'condition:youdbettermeanbusiness',
  at('after:attack', { name: 'reveal', as: 'defender', if: isFacedown, must: scene => [revealThis(scene)] }),
  at('after:attack', {
    as: 'defender',
    grantsAttack: true,
    cost: { charge: 2, from: 'giver' },
    may: scene => bonusAttack(scene, scene.self, { targets: [scene.attack.attacker] }),
  }),
  at('end:engagement', {
    if: scene => isFacedown(scene) && anyShip(scene, { is: 'enemy', meIn: 'firing' }),
    may: scene => [revealThis(scene), ...giverRecovers(scene, 2)],
  }),
  at('start:system', { must: scene => [removeThis(scene)] }),
);
