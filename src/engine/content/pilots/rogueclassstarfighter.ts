import { assign, at, card } from '../words';

export default [
  /** After setup a friendly ship with another pilot is guarded. */
  card(
    'pilot:magnaguardprotector',
    at('after:setup', {
      choose: { ship: { is: 'friend' }, also: (_, ship) => ship.pilot !== 'pilot:magnaguardprotector' },
      must: (scene, { ship }) => [assign(scene, ship, 'condition:guarded')],
    }),
  ),
];
