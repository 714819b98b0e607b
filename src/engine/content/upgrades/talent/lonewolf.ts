import { anyShip, card, dice, otherFriend, reroll, type Scene } from '../../words';

const isAlone = (scene: Scene) => !anyShip(scene, otherFriend(0, 2));

/** With no other friend at range 0-2, a charge rerolls one of its dice, attacking or defending. */
export default card(
  'upgrade:lonewolf',
  dice({ as: 'attacker', cost: { charge: 1 }, if: isAlone, does: reroll(1) }),
  dice({ as: 'defender', cost: { charge: 1 }, if: isAlone, does: reroll(1) }),
);
