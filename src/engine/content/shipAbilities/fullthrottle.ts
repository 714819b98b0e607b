import { at, card, flown, perform } from '../words';

/** After fully executing a speed 3-5 maneuver, an evade action. */
export default card(
  'shipAbility:fullthrottle',
  at('after:execute', {
    if: scene => scene.fully && flown(scene).speed >= 3,
    may: ({ self }) => perform(self, ['evade']),
  }),
);
