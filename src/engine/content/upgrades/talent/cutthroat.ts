import { at, card, isLikeMe, otherFriend, recoverSpent, redOrOrangeOn, spentCharges, takeOff } from '../../words';

/** After another friend at range 0-3, limited or Cutthroat, is destroyed: a red or orange token goes, or a charge that does not recur comes back. */
export default card(
  'upgrade:cutthroat',
  at('after:destroyed', {
    who: otherFriend(0, 3),
    if: scene => isLikeMe(scene, scene.subject),
    choose: { oneOf: scene => [...redOrOrangeOn(scene, scene.self), ...spentCharges(scene, false)] },
    may: (scene, pick) => [
      spentCharges(scene, false).some(({ key }) => key === pick.key)
        ? recoverSpent(scene.self, pick)
        : takeOff(scene.self, pick),
    ],
  }),
);
