import { at, card, recoverEnergy } from '../../words';

/** Focused after its first attack on a ship this round, it may recover an energy. */
export default card(
  'upgrade:spectreofnayr-title',
  at('after:attack', {
    as: 'attacker',
    if: ({ self, defender }) =>
      self.tokens.focus > 0 && self.round.attacks.filter(made => made.defender === defender).length === 1,
    may: () => recoverEnergy(),
  }),
);
