import { at, bonusAttack, card, inMy, same } from '../words';

/** After defending, a charge for a bonus attack on the attacker, if it is in the front arc. */
const dengar = card(
  'pilot:dengar',
  at('after:attack', {
    as: 'defender',
    grantsAttack: true,
    cost: { charge: 1 },
    if: scene => inMy(scene, 'front', scene.attack.attacker),
    may: scene => bonusAttack(scene, scene.self, { targets: [scene.attack.attacker] }),
  }),
);

export default [dengar, same('pilot:dengar-armedanddangerous', dengar)];
