import {
  at,
  card,
  dice,
  friend,
  gain,
  isPrimary,
  lay,
  lockPassed,
  lose,
  near,
  RED_OR_ORANGE,
  rerollsDetonations,
  shipAt,
  spendResult,
} from '../words';

export default [
  /** A friend at range 0-1 in a primary attack may spend a hit: the defender gains a strain token after defending. */
  card(
    'pilot:scorch-tiesebomber',
    dice({
      as: 'attacker',
      who: friend(0, 1),
      if: scene => isPrimary(scene) && shipAt(scene, scene.attack.defender) !== null,
      does: scene => spendResult('hit', [lay(scene, 'scorched', 'attack')]),
    }),
    at('after:attack', {
      as: 'defender',
      who: { is: 'any' },
      while: 'scorched',
      must: ({ self, subject }) => [gain(subject, 'strain', self)],
    }),
  ),

  /** After reloading, every ship in the bullseye gains a deplete token. */
  card(
    'pilot:dread',
    at('after:action', {
      if: ({ action }) => action === 'reload',
      must: scene =>
        near(scene, scene.self.id, { is: 'other', inMy: 'bullseye' }).map(ship => gain(ship, 'deplete', scene.self)),
    }),
  ),

  /** After a boost action, a charge removes a red or orange token. */
  card(
    'pilot:juljerjerrod',
    at('after:action', {
      cost: { charge: 1 },
      if: ({ action }) => action === 'boost',
      choose: { token: RED_OR_ORANGE, of: 'self' },
      may: ({ self }, { token }) => [lose(self, token)],
    }),
  ),

  /** After fully executing a maneuver or a boost action, an enemy ship that it moved through may be locked. */
  card(
    'pilot:breach',
    at('after:execute', { if: ({ fully }) => fully, may: lockPassed }),
    at('after:action', { if: ({ action }) => action === 'boost', may: lockPassed }),
  ),

  /** One of the dice rolled for a friendly bomb or mine at range 0-2 may be rerolled. */
  card('pilot:grudge', rerollsDetonations),
];
