import { assign, at, card } from '../words';

export default [
  /** After setup a friendly ship with another pilot gets a decoy. */
  card(
    'pilot:naboohandmaiden',
    at('after:setup', {
      choose: { ship: { is: 'friend' }, also: (_, ship) => ship.pilot !== 'pilot:naboohandmaiden' },
      must: (scene, { ship }) => [assign(scene, ship, 'condition:decoyed')],
    }),
  ),
];
