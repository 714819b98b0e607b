import { at, card, gain } from '../../words';

/** A focus action brings one focus token more. */
export default card(
  'upgrade:perceptivecopilot',
  at('after:action', { if: ({ action }) => action === 'focus', must: ({ self }) => [gain(self, 'focus')] }),
);
