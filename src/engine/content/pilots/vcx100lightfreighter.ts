import { at, card, flown, othersLike, turnDial } from '../words';

export default [
  /** After revealing a red or blue maneuver, the dial may be turned to another of that difficulty. */
  card(
    'pilot:herasyndulla-vcx100lightfreighter',
    at('after:reveal', {
      if: scene => flown(scene).difficulty === 'red' || flown(scene).difficulty === 'blue',
      choose: { oneOf: scene => othersLike(scene, scene.maneuver) },
      may: ({ self }, { maneuver }) => [turnDial(self, maneuver)],
    }),
  ),
];
