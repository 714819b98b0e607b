import { at, card, flown, perform } from '../../words';

/** While fully executing a red maneuver, an action before its difficulty is checked. */
export default card(
  'upgrade:patternanalyzer',
  at('before:difficulty', {
    if: scene => scene.fully && flown(scene).difficulty === 'red',
    may: ({ self }) => perform(self, null),
  }),
);
