import { at, cannot, card, flown, othersLike, perform, turnDial, turnsFocus } from '../words';

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

  /** Stressed, a Force makes two focus results hits or evades. */
  card('pilot:ezrabridger', ...turnsFocus(2, { force: 1 }, true)),

  /** Defending, crits are neutralized before hits. */
  card('pilot:zeborrelios', cannot('cancelHitsFirst', { as: 'defender' })),
];
