import { at, card, lose } from '../words';

/** Before engaging, strained to lose a disarm token. */
export default card(
  'shipAbility:prioritizedweaponssystems',
  at('before:engage', {
    cost: { gain: 'strain' },
    if: ({ self }) => self.tokens.disarm > 0,
    may: ({ self }) => [lose(self, 'disarm')],
  }),
);
