import { at, card, flown, othersLike, perform, turnDial } from '../words';

export default [
  /** After revealing a red or blue maneuver, the dial may be turned to another of that difficulty. */
  card(
    'pilot:herasyndulla',
    at('after:reveal', {
      if: scene => flown(scene).difficulty === 'red' || flown(scene).difficulty === 'blue',
      choose: { oneOf: scene => othersLike(scene, scene.maneuver) },
      may: ({ self }, { maneuver }) => [turnDial(self, maneuver)],
    }),
  ),

  /** Before activating, a barrel roll or a boost. */
  card('pilot:sabinewren', at('before:activate', { may: ({ self }) => perform(self, ['barrelRoll', 'boost']) })),
];
