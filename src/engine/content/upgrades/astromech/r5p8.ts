import { card, dice, inMy, reroll, sufferCrit } from '../../words';

/** Attacking a target in the front arc, a charge rerolls a die; if it comes up a crit, the ship suffers one. */
export default card(
  'upgrade:r5p8',
  dice({
    as: 'attacker',
    cost: { charge: 1 },
    if: scene => inMy(scene, 'front', scene.attack.defender),
    does: ({ self }) => reroll(1, { comes: { faces: ['crit'], then: [sufferCrit(self)] } }),
  }),
);
