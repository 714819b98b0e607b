import { ALL, card, dice, RED_OR_ORANGE, reroll } from '../../words';

const again = { shares: 'token', as: 'attacker', does: reroll(ALL, { dice: 'defense' }) } as const;

/** Attacking, a red or orange token is removed from the defender, and any of its defense dice are rerolled. */
export default card(
  'upgrade:r4b11',
  ...RED_OR_ORANGE.map(token => dice({ ...again, name: token, cost: { remove: token, of: 'opponent' } })),
  dice({ ...again, name: 'lock', cost: { unlock: 'opponent', of: { is: 'any' } } }),
);
