import { at, canSpend, card, friend, gain, isDamaged, mayRollOneMore, spendToken } from '../words';

export default [
  /** Damaged, it may roll one more die in a primary attack. */
  card('pilot:wullffwarro', ...mayRollOneMore(({ self }) => isDamaged(self))),

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
