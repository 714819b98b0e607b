import { card, inflict, weaponRule } from '../../words';

/** All results are tractor tokens. */
export default card(
  'upgrade:tractorbeam',
  weaponRule({
    inflicts: ({ self, attack, hits, crits }) => inflict(attack.defender, 'tractor', hits + crits, self.player),
  }),
);
