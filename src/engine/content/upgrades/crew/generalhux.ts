import { at, card, coordinateTogether, treatAction } from '../../words';

/** A white coordinate may be made red to coordinate up to two more ships of the same type: all perform the same action, as red. */
export default card(
  'upgrade:generalhux',
  at('before:action', {
    if: ({ action, color }) => action === 'coordinate' && color === 'white',
    may: () => [treatAction('red'), coordinateTogether(2)],
  }),
);
