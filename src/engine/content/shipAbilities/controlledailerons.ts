import { at, boost, card } from '../words';

/** Unless stressed, it may boost before it reveals its dial; that is no action. */
export default card(
  'shipAbility:controlledailerons',
  at('before:reveal', { if: ({ self }) => self.tokens.stress === 0, may: ({ self }) => boost(self) }),
);
