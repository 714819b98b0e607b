import { at, card, giveable, handOver, RED_OR_ORANGE } from '../../words';

/** Having coordinated a friend, may hand it one of its orange or red tokens, a lock on itself among them. */
export default card(
  'upgrade:protectorategleb',
  at('after:coordinated', {
    who: { is: 'otherFriend' },
    if: ({ self, by }) => by === self.id,
    choose: { oneOf: scene => giveable(scene, scene.subject, RED_OR_ORANGE) },
    may: ({ self, subject }, chosen) => handOver(self, subject, chosen),
  }),
);
