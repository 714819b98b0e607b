import { at, card, onlyFrontOrRear, perform } from '../words';

/** The turret points to the front or rear only. In the System Phase, a red boost or rotate. */
export default card(
  'shipAbility:vectoredcannons',
  at('during:system', { may: ({ self }) => perform(self, ['boost', 'rotate'], { as: 'red' }) }),
  onlyFrontOrRear,
);
