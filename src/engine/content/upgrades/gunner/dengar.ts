import { at, card, GREEN_TOKENS, inMy, oneHit, rollFor, shipAt, unlessLoses } from '../../words';

/**
 * After defending against an attacker in a firing arc, a charge: unless it removes a green token, a die is rolled, and a
 * hit or crit is one damage to it.
 */
export default card(
  'upgrade:dengar',
  at('after:attack', {
    as: 'defender',
    cost: { charge: 1 },
    if: scene => inMy(scene, 'firing', scene.attack.attacker),
    may: scene => {
      const { attacker } = scene.attack;
      const roll = [rollFor(scene, scene.self, 1, [{ faces: ['hit', 'crit'], then: [oneHit(attacker)] }])];
      return unlessLoses(scene, shipAt(scene, attacker), GREEN_TOKENS, roll);
    },
  }),
);
