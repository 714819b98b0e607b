import { at, card, lacksShield, recoverEnergy, recoverShield } from '../../words';

/** As the Engagement Phase ends, a shield for an energy or an energy for a shield. */
export default card(
  'upgrade:precursor-title',
  at('end:engagement', { name: 'to energy', cost: { shields: 1 }, may: () => recoverEnergy() }),
  at('end:engagement', {
    name: 'to shield',
    cost: { energy: 1 },
    if: scene => lacksShield(scene),
    may: ({ self }) => [recoverShield(self)],
  }),
);
