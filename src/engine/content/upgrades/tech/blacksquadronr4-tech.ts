import { at, card, flown, isStressed, loseAll } from '../../words';

/** After fully executing a blue maneuver, a charge removes all stress tokens. */
export default card(
  'upgrade:blacksquadronr4-tech',
  at('after:execute', {
    cost: { charge: 1 },
    if: scene => scene.fully && flown(scene).difficulty === 'blue' && isStressed(scene.self),
    may: ({ self }) => loseAll(self, 'stress'),
  }),
);
