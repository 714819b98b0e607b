import { anyShip, at, card, flown, gain } from '../../words';

/** A red maneuver fully executed, with an enemy ship in the bullseye arc, brings a calculate token. */
export default card(
  'upgrade:r4p44',
  at('after:execute', {
    if: scene => scene.fully && flown(scene).difficulty === 'red' && anyShip(scene, { is: 'enemy', inMy: 'bullseye' }),
    must: ({ self }) => [gain(self, 'calculate')],
  }),
);
