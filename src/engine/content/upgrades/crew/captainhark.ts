import { at, card, flown, gain } from '../../words';

/** After fully executing a red maneuver unfocused, a charge for a focus token. */
export default card(
  'upgrade:captainhark',
  at('after:execute', {
    cost: { charge: 1 },
    if: scene => scene.fully && flown(scene).difficulty === 'red' && scene.self.tokens.focus === 0,
    may: ({ self }) => [gain(self, 'focus')],
  }),
);
