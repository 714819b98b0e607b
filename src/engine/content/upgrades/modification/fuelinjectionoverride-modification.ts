import { card, faster, isPerforming, templates } from '../../words';

/** In a boost or barrel roll action, a charge for a template one speed higher. */
export default card(
  'upgrade:fuelinjectionoverride-modification',
  templates('boost', { cost: { charge: 1 }, if: scene => isPerforming(scene, 'boost'), by: faster }),
  templates('barrelRoll', { cost: { charge: 1 }, if: scene => isPerforming(scene, 'barrelRoll'), by: faster }),
);
