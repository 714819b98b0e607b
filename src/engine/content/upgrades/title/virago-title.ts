import { at, card, perform } from '../../words';

/** In the System Phase, a red barrel roll or boost. */
export default card(
  'upgrade:virago-title',
  at('during:system', { may: ({ self }) => perform(self, ['barrelRoll', 'boost'], { as: 'red' }) }),
);
