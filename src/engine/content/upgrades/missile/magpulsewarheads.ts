import { card, inflict, oneCrit, weaponRule } from '../../words';

/** Instead of its results: a crit, a deplete and a jam token. */
export default card(
  'upgrade:magpulsewarheads',
  weaponRule({
    inflicts: ({ self, attack: { defender } }) => [
      oneCrit(defender),
      ...inflict(defender, 'deplete', 1, self.player),
      ...inflict(defender, 'jam', 1, self.player),
    ],
  }),
);
