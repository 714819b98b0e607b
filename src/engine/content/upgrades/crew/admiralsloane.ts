import { at, card, dice, friend, gainSeveral, isMeantAs, otherFriend, reroll, shipAt } from '../../words';

/** Who destroys another friend at range 0-3 gains two stress tokens. Friends at range 0-3 may reroll a die against stressed ships. */
export default card(
  'upgrade:admiralsloane',
  at('after:attack', {
    as: 'defender',
    who: otherFriend(0, 3),
    if: scene => scene.subject.destroyed && shipAt(scene, scene.attack.attacker) !== null,
    must: scene => gainSeveral(shipAt(scene, scene.attack.attacker)!, 'stress', 2, scene.self),
  }),
  dice({
    as: 'attacker',
    who: friend(0, 3),
    if: scene => isMeantAs(scene, scene.attack.defender, { is: 'any', has: ['stress'] }),
    does: reroll(1),
  }),
);
