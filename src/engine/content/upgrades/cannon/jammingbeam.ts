import { card, inflict, weaponRule } from '../../words';

/** All results are jam tokens. */
export default card(
  'upgrade:jammingbeam',
  weaponRule({
    inflicts: ({ self, attack, hits, crits }) => inflict(attack.defender, 'jam', hits + crits, self.player),
  }),
);
