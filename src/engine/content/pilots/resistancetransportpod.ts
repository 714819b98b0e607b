import { assign, at, card } from '../words';

export default [
  /** After setup she has compromising intel on an enemy. */
  card(
    'pilot:vimoradi',
    at('after:setup', {
      choose: { ship: { is: 'enemy' } },
      must: (scene, { ship }) => [assign(scene, ship, 'condition:compromisingintel')],
    }),
  ),
];
