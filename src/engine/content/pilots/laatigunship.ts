import { assign, at, card, fastFriendsMove, flown, isBasic, staysToTheEnd, transfer } from '../words';

export default [
  /** After a basic maneuver the next may be a sickening one. */
  card(
    'pilot:sicko',
    at('after:execute', {
      if: scene => isBasic(flown(scene)),
      may: scene => [assign(scene, scene.self, 'condition:sickeningmaneuver')],
    }),
  ),

  /** A deplete or strain token that a small friend in the turret arc has gained may become its own, if it has none. */
  card(
    'pilot:hound',
    at('after:gain', {
      who: { is: 'otherFriend', size: ['small'], inMy: 'turret' },
      if: ({ self, subject, token }) =>
        (token === 'deplete' || token === 'strain') && self.tokens[token] === 0 && subject.tokens[token] > 0,
      may: ({ self, subject, token }) => transfer(subject, self, token),
    }),
  ),

  /** Destroyed in the Engagement Phase, this ship and friends at range 0-2 that are not limited stay until its end. */
  card('pilot:warthog', ...staysToTheEnd),

  /** As the End Phase starts, friends at range 0-1 that revealed speed 3-5 may be strained for a barrel roll or boost. */
  card('pilot:hawk', fastFriendsMove),
];
