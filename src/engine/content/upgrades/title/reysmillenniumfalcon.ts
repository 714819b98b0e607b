import { card, may } from '../../words';

/** With at most two stress tokens: red Segnor’s loops, boosts and rotations even while stressed. */
export default card(
  'upgrade:reysmillenniumfalcon',
  may('executeRedWhileStressed', {
    if: ({ self, maneuver }) => self.tokens.stress <= 2 && maneuver.bearing.startsWith('segnorsLoop'),
  }),
  may('actWhileStressed', {
    if: ({ self, action }) => self.tokens.stress <= 2 && (action === 'boost' || action === 'rotate'),
  }),
);
