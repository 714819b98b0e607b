import { anyShip, at, bonusAttack, card, giverRecovers, isFacedown, lockOn, removeThis, revealThis } from '../words';

/**
 * Secret. After defending it is revealed, Zam recovers a charge, and the ship may lock the attacker. Facedown at the end
 * of the Engagement Phase, in an enemy's firing arc, it may be revealed for a bonus attack that costs two of her charges.
 */
export default card(
  'condition:youshouldthankme',
  at('after:attack', {
    as: 'defender',
    must: scene => [revealThis(scene), ...giverRecovers(scene), ...lockOn(scene, scene.attack.attacker)],
  }),
  at('end:engagement', {
    if: scene => isFacedown(scene) && anyShip(scene, { is: 'enemy', meIn: 'firing' }),
    cost: { charge: 2, from: 'giver' },
    may: scene => {
      const attack = bonusAttack(scene, scene.self, {});
      return attack.length > 0 ? [revealThis(scene), ...attack] : [];
    },
  }),
  at('start:system', { must: scene => [removeThis(scene)] }),
);
