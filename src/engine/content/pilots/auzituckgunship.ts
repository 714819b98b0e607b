import { amount, at, canSpend, card, friend, gain, isDamaged, isPrimary, spendToken } from '../words';

export default [
  /** Damaged, it rolls one more die in a primary attack: nobody says no to that. */
  card(
    'pilot:wullffwarro',
    amount('attackDice', { as: 'attacker', if: scene => isPrimary(scene) && isDamaged(scene.self), by: { add: 1 } }),
  ),

  /** After a friend at range 0-1 became the defender, a reinforce token is spent for an evade token for it. */
  card(
    'pilot:lowhhrick',
    at('after:declare', {
      as: 'defender',
      who: friend(0, 1),
      choose: {
        oneOf: scene =>
          (['reinforceFore', 'reinforceAft'] as const)
            .filter(token => canSpend(scene, scene.self, token))
            .map(token => ({ key: token, token })),
      },
      may: ({ self, subject }, { token }) => [spendToken(self, token), gain(subject, 'evade')],
    }),
  ),
];
