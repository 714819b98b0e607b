import { at, boost, card } from '../words';

/** Unless stressed, it must boost before it reveals its dial; that is no action. */
export default card(
  'shipAbility:adaptiveailerons',
  at('before:reveal', { if: ({ self }) => self.tokens.stress === 0, must: ({ self }) => boost(self, 'must') }),
);
