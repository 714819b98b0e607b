import { at, card, inflict, inflicts, isPrimary, lay, strike } from '../../words';

/** Before the dice of a primary attack, two charges: its crits leave ion tokens and no damage. */
export default card(
  'upgrade:alpha3eesk',
  at('before:rollAttack', {
    as: 'attacker',
    cost: { charge: 2 },
    if: isPrimary,
    may: scene => [lay(scene, 'ions', 'attack')],
  }),
  inflicts({
    as: 'attacker',
    while: 'ions',
    by: ({ self, attack: { defender }, hits, crits }) => [
      ...strike(defender, hits),
      ...inflict(defender, 'ion', crits, self.player),
    ],
  }),
);
