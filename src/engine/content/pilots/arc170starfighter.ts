import {
  at,
  card,
  dice,
  evadesUpClose,
  flown,
  focusForLock,
  friend,
  friendsLockAfterRed,
  gain,
  isAtMySide,
  isPrimary,
  isStressed,
  lockOneOf,
  locksInBullseyeAfterRed,
  lose,
  reroll,
  rollFor,
  same,
  tradesFrontForRear,
} from '../words';

/** A charge rerolls a die of a primary front attack; a primary rear attack may recover it for one die more. */
const wolffe = card('pilot:wolffe', ...tradesFrontForRear);

export default [
  /** In a primary attack or defending, a lock on the enemy ship is a focus result. */
  card('pilot:sharabey', ...focusForLock),

  /** Stressed after fully executing a maneuver, may roll a die: a hit or crit removes a stress token. */
  card(
    'pilot:ibtisam',
    at('after:execute', {
      if: ({ self, fully }) => fully && isStressed(self),
      may: scene => [rollFor(scene, scene.self, 1, [{ faces: ['hit', 'crit'], then: [lose(scene.self, 'stress')] }])],
    }),
  ),

  /** Defending with an enemy ship at range 0-1, an evade result is added: no choice. */
  card('pilot:norrawexley', evadesUpClose),

  /** After it spends a focus token, a friend at range 1-3 may gain one. */
  card(
    'pilot:garvendreis',
    at('after:spend', {
      if: ({ what }) => what === 'focus',
      choose: { ship: friend(1, 3) },
      may: (_, { ship }) => [gain(ship, 'focus')],
    }),
  ),

  /** A friend at range 1-2 in the left or right arc may reroll a die of a primary attack. */
  card(
    'pilot:sinker',
    dice({
      as: 'attacker',
      who: { is: 'otherFriend' },
      if: scene => isPrimary(scene) && isAtMySide(scene, scene.subject.id, 1, 2),
      does: reroll(1),
    }),
  ),

  /** After a red maneuver fully executed or a red action, a lock on an enemy ship in the bullseye. */
  card('pilot:oddball-arc170starfighter', ...locksInBullseyeAfterRed('fully')),
  /** The same for a friend at range 0-3, on an enemy ship at range 0-1 of this one. */
  card(
    'pilot:oddball-siegeofcoruscant',
    at('after:execute', {
      ...friendsLockAfterRed,
      if: scene => scene.fully && flown(scene).difficulty === 'red',
    }),
    at('after:action', { ...friendsLockAfterRed, if: ({ color }) => color === 'red' }),
  ),

  /** After a friend at range 1-2 in the left or right arc has defended, a lock on the attacker. */
  card(
    'pilot:jag',
    at('after:attack', {
      as: 'defender',
      who: { is: 'otherFriend' },
      if: scene => isAtMySide(scene, scene.subject.id, 1, 2),
      may: scene => lockOneOf(scene, scene.self, [scene.attack.attacker]),
    }),
  ),
  /** Unstrained, after a friend at range 0-2 in the left or right arc has attacked, a lock on the defender. */
  card(
    'pilot:jag-siegeofcoruscant',
    at('after:attack', {
      as: 'attacker',
      who: { is: 'otherFriend' },
      if: scene => scene.self.tokens.strain === 0 && isAtMySide(scene, scene.subject.id, 0, 2),
      may: scene => lockOneOf(scene, scene.self, [scene.attack.defender]),
    }),
  ),

  wolffe,
  same('pilot:wolffe-siegeofcoruscant', wolffe),
];
