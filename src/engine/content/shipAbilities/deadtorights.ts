import { cannot, card, inMy, isGreen } from '../words';

/** Against a defender in the bullseye arc, green tokens modify no defense dice. */
export default card(
  'shipAbility:deadtorights',
  cannot('modify', {
    as: 'attacker',
    if: scene =>
      scene.dice === 'defense' && scene.spends.some(isGreen) && inMy(scene, 'bullseye', scene.attack.defender),
  }),
);
