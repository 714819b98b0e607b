import { at, card, flown, friend, isStressed, lose } from '../../words';

/** A Force takes a stress token from a friend at range 0-2 that has fully executed a white maneuver. */
export default card(
  'upgrade:kananjarrus',
  at('after:execute', {
    who: friend(0, 2),
    cost: { force: 1 },
    if: scene => scene.fully && flown(scene).difficulty === 'white',
    // The stress may come at the same moment: Inertial Dampeners.
    may: ({ subject }) => (isStressed(subject) ? [lose(subject, 'stress')] : []),
  }),
);
