import { at, card, gain } from '../words';

/** A boost action depletes. */
export default card(
  'shipAbility:lockedsfoils',
  at('after:action', { if: ({ action }) => action === 'boost', must: ({ self }) => [gain(self, 'deplete')] }),
);
