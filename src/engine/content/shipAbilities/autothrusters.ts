import { at, card, perform } from '../words';

/** After an action, a red barrel roll or boost. */
export default card(
  'shipAbility:autothrusters',
  at('after:action', { may: ({ self }) => perform(self, ['barrelRoll', 'boost'], { as: 'red' }) }),
);
