import { at, card, perform } from '../../words';

/** Having repaired a damage card, may perform an action of its action bar. */
export default card(
  'upgrade:leebo-crew',
  at('after:repair', { may: ({ self }) => perform(self, null, { fromBar: true }) }),
);
