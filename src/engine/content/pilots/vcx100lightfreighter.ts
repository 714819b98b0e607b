import {
  amount,
  at,
  card,
  coordinate,
  flown,
  jamsWhomItTouches,
  lay,
  mayDefendWithOneMore,
  otherFriend,
  turnsDialAlike,
} from '../words';

export default [
  /** After revealing a red or blue maneuver, the dial may be turned to another of that difficulty. */
  card('pilot:herasyndulla-vcx100lightfreighter', turnsDialAlike),

  /** After fully executing a red maneuver, coordinates a friend at range 1-3. */
  card(
    'pilot:herasyndulla-legendsandrelics',
    at('after:execute', {
      if: scene => scene.fully && flown(scene).difficulty === 'red',
      choose: { ship: otherFriend(1, 3) },
      may: ({ self }, { ship }) => [coordinate(self, ship)],
    }),
  ),

  /** While a friend in the firing arc defends, a Force: one attack die fewer. */
  card(
    'pilot:kananjarrus',
    at('before:rollAttack', {
      as: 'defender',
      who: { is: 'friend', inMy: 'firing' },
      cost: { force: 1 },
      may: scene => [lay(scene, 'paid', 'attack')],
    }),
    amount('attackDice', { as: 'defender', who: { is: 'friend' }, while: 'paid', by: { add: -1 } }),
  ),

  card('pilot:chopper', jamsWhomItTouches),

  /** Defending against an attacker that has modified attack dice, one more defense die may be rolled. */
  card('pilot:alexsandrkallus', ...mayDefendWithOneMore(({ attack }) => attack.attackerModified === true)),
];
