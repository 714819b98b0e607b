import { profileOf } from '../../look/ships';
import { at, card } from '../words';

/** After an action with a link, the linked one; a linked action opens no further link. */
export default card(
  'rule:linkedAction',
  at('after:action', {
    if: ({ self, action, linked, ...table }) =>
      !linked && profileOf(table, self).bar.some(one => one.action === action && one.link),
    may: ({ self, action }) => [{ do: 'offerLinkedAction', ship: self.id, after: action }],
  }),
);
