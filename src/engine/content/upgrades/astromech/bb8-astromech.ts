import { at, card, lose, perform } from '../../words';

/**
 * In the System Phase a charge for a barrel roll or boost. Before engaging, a charge and a strain token take a disarm
 * token away.
 */
export default card(
  'upgrade:bb8-astromech',
  at('during:system', { cost: { charge: 1 }, may: ({ self }) => perform(self, ['barrelRoll', 'boost']) }),
  at('before:engage', {
    cost: [{ charge: 1 }, { gain: 'strain' }],
    if: ({ self }) => self.tokens.disarm > 0,
    may: ({ self }) => [lose(self, 'disarm')],
  }),
);
