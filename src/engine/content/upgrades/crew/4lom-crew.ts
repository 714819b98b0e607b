import { at, card, enemy, transfer } from '../../words';

/** At the start of the End Phase a calculate token hands a stress token to an enemy at range 0-1. */
export default card(
  'upgrade:4lom-crew',
  at('start:end', {
    if: ({ self }) => self.tokens.stress > 0,
    cost: { spend: 'calculate' },
    choose: { ship: enemy(0, 1) },
    may: ({ self }, { ship }) => transfer(self, ship, 'stress'),
  }),
);
