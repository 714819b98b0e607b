import {
  amount,
  anyShip,
  at,
  bombsNear,
  card,
  dice,
  friend,
  gain,
  isPrimary,
  isTurretAttack,
  lay,
  locksInBullseyeAfterRed,
  noted,
  redTokens,
  reroll,
  shedsStressForForce,
  turn,
} from '../words';

export default [
  /** With an enemy in the bullseye or close in front after a maneuver fully executed, a Force removes a stress token. */
  card('pilot:anakinskywalker-btlbywing', shedsStressForForce),

  /** A calculate token as the Engagement Phase starts, if an enemy ship is in the rear arc. */
  card(
    'pilot:r2d2',
    at('start:engagement', {
      if: scene => anyShip(scene, { is: 'enemy', inMy: 'rear' }),
      must: ({ self }) => [gain(self, 'calculate')],
    }),
  ),

  /** A friend at range 0-3 may roll a defense die more for each friendly bomb at range 0-1 of it. */
  card(
    'pilot:goji',
    at('before:rollDefense', {
      as: 'defender',
      who: friend(0, 3),
      if: scene => bombsNear(scene, scene.subject, 1) > 0,
      may: scene => [lay(scene, 'covered', 'attack', { value: bombsNear(scene, scene.subject, 1) })],
    }),
    amount('defenseDice', {
      as: 'defender',
      who: { is: 'friend' },
      while: 'covered',
      by: scene => ({ add: Number(noted(scene, 'covered')!.value) }),
    }),
  ),

  /** In a turret attack to the left or right, a blank may become a focus. */
  card(
    'pilot:broadside',
    dice({
      as: 'attacker',
      if: scene => isTurretAttack(scene) && (scene.attack.arc === 'left' || scene.attack.arc === 'right'),
      does: turn(['blank'], 'focus', 1),
    }),
  ),

  /** In a primary or turret attack, a die may be rerolled for each of its red tokens. */
  card(
    'pilot:matchstick',
    dice({
      as: 'attacker',
      if: scene => isPrimary(scene) || isTurretAttack(scene),
      does: scene => reroll(redTokens(scene, scene.self)),
    }),
  ),

  /** After a red maneuver or a red action, a lock on an enemy ship in the bullseye. */
  card('pilot:oddball-btlbywing', ...locksInBullseyeAfterRed()),
];
