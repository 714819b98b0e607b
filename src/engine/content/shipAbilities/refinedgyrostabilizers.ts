import { at, card, onlyFrontOrRear, perform } from '../words';

/** The turret points to the front or rear only. After an action, a red boost or rotate. */
export default card(
  'shipAbility:refinedgyrostabilizers',
  at('after:action', { may: ({ self }) => perform(self, ['boost', 'rotate'], { as: 'red' }) }),
  onlyFrontOrRear,
);
