import { at, card, gain } from '../../words';

/** A calculate action brings a second calculate token. */
export default card(
  'upgrade:efficientprocessing-talent',
  at('after:action', { if: ({ action }) => action === 'calculate', must: ({ self }) => [gain(self, 'calculate')] }),
);
