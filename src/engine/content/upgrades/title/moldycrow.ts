import { amount, at, card, keep, kept, upTo } from '../../words';

/** Up to two focus tokens may stay in the End Phase. */
export default card(
  'upgrade:moldycrow',
  at('during:end', {
    choose: { oneOf: ({ self }) => upTo(2, self.tokens.focus) },
    may: (scene, { key }) => [keep(scene, scene.self, key)],
  }),
  amount('keeps', { while: 'kept', if: ({ token }) => token === 'focus', by: kept }),
);
