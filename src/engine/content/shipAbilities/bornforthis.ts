import { ALL, card, dice, otherFriend, type Scene, type Token, turn } from '../words';

const instead = (token: Token) =>
  ({
    as: 'defender',
    who: otherFriend(0, 2),
    cost: [{ spend: token }, { gain: 'strain' }],
    if: ({ self }: Scene) => self.tokens.strain === 0,
  }) as const;

/** Unless strained, another friend at range 0-2 that defends may spend this ship's focus and evades, which strains it. */
export default card(
  'shipAbility:bornforthis',
  dice({ ...instead('focus'), name: 'focus', does: turn(['focus'], 'evade', ALL) }),
  dice({ ...instead('evade'), name: 'evade:blank', does: turn(['blank'], 'evade', 1) }),
  dice({ ...instead('evade'), name: 'evade:focus', does: turn(['focus'], 'evade', 1) }),
);
