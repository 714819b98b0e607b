import { assign, at, card } from '../words';

export default [
  /** After setup an enemy becomes the prey. */
  card(
    'pilot:fearsomepredator',
    at('after:setup', {
      choose: { ship: { is: 'enemy' } },
      must: (scene, { ship }) => [assign(scene, ship, 'condition:fearfulprey')],
    }),
  ),
];
