import { armed, card, docked, frontAttack } from '../words';

/** With a docked ship, a rear arc primary weapon as strong as that ship's front one. */
export default card(
  'shipAbility:tailgun',
  armed('rear', scene => Math.max(0, ...docked(scene).map(ship => frontAttack(scene, ship)))),
);
