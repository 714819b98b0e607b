import { at, card, dealFacedown, expose, facedown, lose } from '../words';

/** Begins with a facedown damage card. After a SLAM, one may be exposed to remove a disarm token. */
export default card(
  'shipAbility:explosionwithwings',
  at('after:setup', { must: ({ self }) => [dealFacedown(self)] }),
  at('after:action', {
    if: ({ action, self }) => action === 'slam' && self.tokens.disarm > 0 && facedown(self) > 0,
    may: ({ self }) => [expose(self), lose(self, 'disarm')],
  }),
);
