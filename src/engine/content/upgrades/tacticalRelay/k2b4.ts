import { addUnless, card, dice, friend } from '../../words';

/** A friend that defends at range 0-3 may spend a calculate token for an evade, unless the attacker prefers to be strained. */
export default card(
  'upgrade:k2b4',
  dice({
    as: 'defender',
    who: friend(0, 3),
    cost: { spend: 'calculate', of: 'subject' },
    does: ({ attack }) => addUnless('evade', attack.attacker, 'strain'),
  }),
);
