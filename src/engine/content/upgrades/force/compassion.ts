import {
  card,
  dealFacedown,
  discardIt,
  instead,
  isDamaged,
  isFaceupPilot,
  otherFriend,
  recoverForce,
} from '../../words';

/** For a Force, another friend's faceup Pilot card at range 0-2 is discarded, and this ship is dealt one facedown; hurt before, it recovers two Force. */
export default card(
  'upgrade:compassion',
  instead('dealDamage', {
    who: otherFriend(0, 2),
    cost: { force: 1 },
    if: isFaceupPilot,
    may: scene => [
      discardIt(scene),
      dealFacedown(scene.self),
      // With the one just dealt it has two or more.
      ...(isDamaged(scene.self) ? [recoverForce(scene.self, 2)] : []),
    ],
  }),
);
