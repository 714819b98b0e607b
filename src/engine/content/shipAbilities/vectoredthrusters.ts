import { at, card, perform } from '../words';

/** After an action, a red boost. */
export default card(
  'shipAbility:vectoredthrusters',
  at('after:action', { may: ({ self }) => perform(self, ['boost'], { as: 'red' }) }),
);
