import { at, card, flown, lacksForce, otherFriend, recoverForce } from '../../words';

const given = { who: otherFriend(0, 2), cost: { force: 1 } } as const;

/** A Force recovers one of another friend at range 0-2, after it fully executed a purple maneuver or did a purple action. */
export default card(
  'upgrade:yoda',
  at('after:execute', {
    ...given,
    if: scene => scene.fully && flown(scene).difficulty === 'purple' && lacksForce(scene, scene.subject),
    may: ({ subject }) => [recoverForce(subject)],
  }),
  at('after:action', {
    ...given,
    if: scene => scene.color === 'purple' && lacksForce(scene, scene.subject),
    may: ({ subject }) => [recoverForce(subject)],
  }),
);
