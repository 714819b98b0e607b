import { banksOf, card, isPerforming, templates } from '../../words';

/** In a barrel roll action, a strain token for a bank template. */
export default card(
  'upgrade:repulsorliftengines-modification',
  templates('barrelRoll', {
    cost: { gain: 'strain' },
    if: scene => isPerforming(scene, 'barrelRoll'),
    by: banksOf,
  }),
);
