import { at, cannot, card, greenTokens, lay, perform } from '../../words';

/** After a failed action without a green token, a focus, and no other action this round. */
export default card(
  'upgrade:composure',
  at('after:failedAction', {
    if: ({ self }) => greenTokens(self) === 0,
    may: scene => perform(scene.self, ['focus'], { cost: [lay(scene, 'composed', 'round')] }),
  }),
  cannot('perform', { while: 'composed' }),
);
