import { at, card, gain, isStressed, lose } from '../../words';

/** In the System Phase a charge trades a stress token for a strain and a calculate token. */
export default card(
  'upgrade:todo360-crew',
  at('during:system', {
    cost: { charge: 1 },
    if: ({ self }) => isStressed(self),
    may: ({ self }) => [lose(self, 'stress'), gain(self, 'strain'), gain(self, 'calculate')],
  }),
);
