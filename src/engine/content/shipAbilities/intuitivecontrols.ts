import { at, card, perform } from '../words';

/** In the System Phase, a purple barrel roll or boost. */
export default card(
  'shipAbility:intuitivecontrols',
  at('during:system', { may: ({ self }) => perform(self, ['barrelRoll', 'boost'], { as: 'purple' }) }),
);
