import { anyShip, card, dice, otherFriend, reroll, type Scene } from '../words';

const isAlone = (scene: Scene) => !anyShip(scene, otherFriend(0, 1));

/** With no other friendly ship at range 0-1, a charge rerolls one of its dice, attacking or defending. */
export default card(
  'shipAbility:solo',
  dice({ as: 'attacker', cost: { charge: 1 }, if: isAlone, does: reroll(1) }),
  dice({ as: 'defender', cost: { charge: 1 }, if: isAlone, does: reroll(1) }),
);
