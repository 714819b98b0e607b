import { barOf } from '../../look/bar';
import { at, card } from '../words';

/** After an action with a link, the linked one; a linked action opens no further link. */
export default card(
  'rule:linkedAction',
  at('after:action', {
    if: ({ self, action, linked, ...table }) =>
      !linked && barOf(table, self).some(one => one.action === action && one.link),
    may: ({ self, action }) => [{ do: 'offerLinkedAction', ship: self.id, after: action }],
  }),
);
