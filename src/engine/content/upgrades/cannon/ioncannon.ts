import { card, inflict, oneHit, weaponRule } from '../../words';

/** One result is a hit, all others are ion tokens. */
export default card(
  'upgrade:ioncannon',
  weaponRule({
    inflicts: ({ self, attack, hits, crits }) => [
      oneHit(attack.defender),
      ...inflict(attack.defender, 'ion', hits + crits - 1, self.player),
    ],
  }),
);
