import { ALL, card, dice, reroll } from '../../words';

const spent = { as: 'attacker', shares: 'lock', does: reroll(ALL) } as const;

/** Attacking, any dice may be rerolled for a lock on the defender of a friendly Plo Koon, or of a friend born for this. */
export default card(
  'upgrade:wolfpack-crew',
  dice({ ...spent, name: 'Plo Koon', cost: { spend: 'lock', of: { is: 'friend', named: ['Plo Koon'] } } }),
  dice({
    ...spent,
    name: 'born',
    cost: { spend: 'lock', of: { is: 'friend', shipAbility: 'shipAbility:bornforthis' } },
  }),
);
