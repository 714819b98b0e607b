import { at, card, instead, isStressed, lacksShield, recoverShield } from '../../words';

/** In the System Phase a charge and a disarm token for a shield. Unstressed, a charge turns any token that it would gain into stress. */
export default card(
  'upgrade:deuteriumpowercells',
  at('during:system', {
    cost: [{ charge: 1 }, { gain: 'disarm' }],
    if: scene => lacksShield(scene),
    may: ({ self }) => [recoverShield(self)],
  }),
  instead('gainToken', {
    cost: { charge: 1 },
    if: ({ self, effect }) => effect.token !== 'stress' && !isStressed(self),
    may: ({ effect }) => [{ ...effect, token: 'stress' }],
  }),
);
