import { amount, card, friend } from '../words';

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
];
