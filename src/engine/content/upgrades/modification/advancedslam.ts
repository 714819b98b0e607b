import { at, card, perform } from '../../words';

/** After a SLAM fully flown, a white action of its bar as a red one. */
export default card(
  'upgrade:advancedslam',
  at('after:action', {
    if: ({ action, partly }) => action === 'slam' && !partly,
    may: ({ self }) => perform(self, null, { as: 'red', fromBar: true, whiteOnly: true }),
  }),
);
