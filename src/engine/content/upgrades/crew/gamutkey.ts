import { at, cannot, card, GREEN_TOKENS, isCircular, lay, ORANGE_TOKENS } from '../../words';

/** As the End Phase starts, two charges let a ship at range 0-1 keep its circular tokens through it. */
export default card(
  'upgrade:gamutkey',
  at('start:end', {
    cost: { charge: 2 },
    choose: { ship: { is: 'any', range: [0, 1], has: [...GREEN_TOKENS, ...ORANGE_TOKENS] } },
    may: (scene, { ship }) => [lay(scene, 'kept', 'phase', { on: ship.id })],
  }),
  cannot('remove', { who: { is: 'any' }, while: 'kept', if: ({ token }) => isCircular(token) }),
);
