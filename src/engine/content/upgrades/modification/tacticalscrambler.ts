import { amount, card } from '../../words';

/** Between an enemy ship and what it attacks, the defender rolls one more die. */
export default card(
  'upgrade:tacticalscrambler',
  amount('defenseDice', {
    as: 'attacker',
    who: { is: 'enemy' },
    if: ({ attack, self }) => attack.obstructedBy.includes(self.id),
    by: { add: 1 },
  }),
);
