import { at, card, gain, may } from '../../words';

/** With one or two stress tokens it coordinates and jams all the same; each such action brings a calculate token. */
export default card(
  'upgrade:r0gr-tech',
  may('actWhileStressed', { if: ({ self, action }) => self.tokens.stress <= 2 && isOfDroid(action) }),
  at('after:action', { if: ({ action }) => isOfDroid(action), must: ({ self }) => [gain(self, 'calculate')] }),
);

const isOfDroid = (action: string): boolean => action === 'coordinate' || action === 'jam';
