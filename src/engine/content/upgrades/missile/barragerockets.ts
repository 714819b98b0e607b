import { card, dice, inMy, reroll, usedThis, withThis } from '../../words';

/** At a ship in the bullseye arc, charges reroll as many attack dice. */
export default card(
  'upgrade:barragerockets',
  ...[1, 2, 3, 4].map(charges =>
    dice({
      name: `for ${charges}`,
      as: 'attacker',
      cost: { charge: charges },
      if: scene => withThis(scene) && !usedThis(scene) && inMy(scene, 'bullseye', scene.attack.defender),
      does: reroll(charges),
    }),
  ),
);
