import {
  amount,
  at,
  card,
  dice,
  enemy,
  friend,
  gain,
  isDamaged,
  isNearFriend,
  lose,
  may,
  perform,
  reroll,
  transfer,
} from '../words';

export default [
  /** Who attacks a friend at range 0-2 cannot reroll more than one attack die. */
  card(
    'pilot:magvayarro',
    amount('rerolls', {
      as: 'defender',
      who: friend(0, 2),
      if: ({ side, dice }) => side === 'attacker' && dice === 'attack',
      by: { max: 1 },
    }),
  ),

  /** Friends may lock whatever is at range 0-3 of any friend. */
  card('pilot:bodhirook', may('lock', { who: { is: 'friend' }, if: scene => isNearFriend(scene, scene.object, 3) })),

  /** As the Activation Phase starts, a friend at range 1-3 may lose a stress token. */
  card(
    'pilot:cassianandor',
    at('start:activation', {
      choose: { ship: friend(1, 3, { has: ['stress'] }) },
      may: (_, { ship }) => [lose(ship, 'stress')],
    }),
  ),

  /** After an enemy's maneuver that ends at range 0, an action. */
  card('pilot:hefftobber', at('after:execute', { who: enemy(0, 0), may: ({ self }) => perform(self, null) })),

  /** Damaged friends at range 0-3 may reroll an attack die. */
  card(
    'pilot:sawgerrera',
    dice({ as: 'attacker', who: friend(0, 3), if: ({ subject }) => isDamaged(subject), does: reroll(1) }),
  ),

  /** After a focus action, one of its focus tokens for a friend at range 1-2. */
  card(
    'pilot:benthictwotubes',
    at('after:action', {
      if: ({ action, self }) => action === 'focus' && self.tokens.focus > 0,
      choose: { ship: friend(1, 2) },
      may: ({ self }, { ship }) => transfer(self, ship, 'focus'),
    }),
  ),

  /** Stress brings a calculate token. */
  card(
    'pilot:k2so',
    at('after:gain', { if: ({ token }) => token === 'stress', must: ({ self }) => [gain(self, 'calculate')] }),
  ),
];
