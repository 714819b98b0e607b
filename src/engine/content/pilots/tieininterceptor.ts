import { anyShip, at, card, gain } from '../words';

export default [
  /** A focus token as the Engagement Phase starts, if an enemy ship is in the bullseye. */
  card(
    'pilot:soontirfel',
    at('start:engagement', {
      if: scene => anyShip(scene, { is: 'enemy', inMy: 'bullseye' }),
      must: ({ self }) => [gain(self, 'focus')],
    }),
  ),
];
