import { at, card, isNearDevice, offerLock } from '../../words';

/** An enemy that has executed a maneuver may be locked, where one of our devices lies at range 0-1 of it. */
export default card(
  'upgrade:feedbackping',
  at('after:execute', {
    who: { is: 'enemy' },
    if: scene => isNearDevice(scene, scene.subject, scene.self.player, 1),
    may: ({ self, subject }) => offerLock(self, [subject.id]),
  }),
);
