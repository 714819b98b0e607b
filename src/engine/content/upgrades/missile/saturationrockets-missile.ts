import { at, card, inMy, moreDice, strikesAgain, weaponRule, withThis } from '../../words';

/** Two charges an attack, a third for another die in the front arc; after it, one for a bonus attack close to the defender. */
export default card(
  'upgrade:saturationrockets-missile',
  weaponRule({ charges: 2 }),
  ...moreDice(scene => (inMy(scene, 'front', scene.attack.defender) ? 1 : 0)),
  at('after:attack', {
    as: 'attacker',
    grantsAttack: true,
    cost: { charge: 1 },
    if: withThis,
    may: scene => strikesAgain(scene, { free: true }),
  }),
);
