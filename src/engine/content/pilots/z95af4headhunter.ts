import {
  amount,
  at,
  card,
  dice,
  howMany,
  howManyAround,
  isPrimary,
  mayRollOneMore,
  otherFriend,
  perform,
  takesFocusOrEvade,
  trade,
} from '../words';

export default [
  /** After the results of a primary attack are neutralized, a crit may be given up for two hits. */
  card(
    'pilot:bossk-z95af4headhunter',
    dice({ as: 'attacker', at: 'after:neutralize', if: isPrimary, does: trade('crit', 'hit', 2) }),
  ),

  /** After it attacks, a friend at range 1 may perform an action as red. */
  card(
    'pilot:airencracken',
    at('after:attack', {
      as: 'attacker',
      choose: { ship: otherFriend(1, 1) },
      may: (_, { ship }) => perform(ship, null, { as: 'red' }),
    }),
  ),

  /** In a primary attack one more attack die may be rolled, with another friend at range 0-1 of the defender. */
  card(
    'pilot:lieutenantblount',
    ...mayRollOneMore(scene => howManyAround(scene, scene.attack.defender, { is: 'otherFriend' }, [0, 1]) > 0),
  ),

  /** In a primary attack, one more attack die without another friend at range 0-2. */
  card(
    'pilot:ndrusuhlak',
    amount('attackDice', {
      as: 'attacker',
      if: scene => isPrimary(scene) && howMany(scene, otherFriend(0, 2)) === 0,
      by: { add: 1 },
    }),
  ),

  /** As the Engagement Phase starts, a focus or evade token of a friend at range 0-2 may come over. */
  card('pilot:kaatoleeachos', takesFocusOrEvade(otherFriend(0, 2))),
];
