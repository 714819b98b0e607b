import { at, card, otherFriend, recoverSpent, redOn, spentCharges, takeOff } from '../../words';

/** After a limited friend at range 0-3 is destroyed, a red token goes or a recurring charge of the ship card comes back. */
export default card(
  'upgrade:vengeful-talent',
  at('after:destroyed', {
    who: otherFriend(0, 3, { limited: true }),
    choose: {
      oneOf: scene => [
        ...redOn(scene, scene.self),
        ...spentCharges(scene, true).filter(({ card }) => card === undefined),
      ],
    },
    may: ({ self }, pick) => [pick.key === 'ship card' ? recoverSpent(self, pick) : takeOff(self, pick)],
  }),
);
