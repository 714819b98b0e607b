import { at, card, lose, ORANGE_TOKENS } from '../../words';

/** Unstrained at the end of the Activation Phase, a strain token to be rid of another red or orange one. */
export default card(
  'upgrade:truegrit-talent',
  at('end:activation', {
    cost: { gain: 'strain' },
    if: ({ self }) => self.tokens.strain === 0,
    choose: { token: ['stress', 'ion', 'deplete', ...ORANGE_TOKENS], of: 'self' },
    may: ({ self }, { token }) => [lose(self, token)],
  }),
);
