import { at, card, may, repair } from '../../words';

/**
 * With at most two stress tokens, actions of damage cards even while stressed. A Ship damage card that was repaired may
 * be repaired again for a charge.
 */
export default card(
  'upgrade:r1j5',
  may('actWhileStressed', { if: ({ self, action }) => self.tokens.stress <= 2 && action.startsWith('repair:') }),
  at('after:repair', {
    cost: { charge: 1 },
    // One that was facedown is gone.
    if: ({ rules, card, wasFaceup }) => wasFaceup && card !== null && rules.catalog.damageCard(card).trait === 'ship',
    may: ({ self, id }) => [repair(self, id)],
  }),
);
