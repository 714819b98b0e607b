import { assign, at, card } from '../words';

export default [
  /** After setup an enemy must lose its side's trust. */
  card(
    'pilot:agenttierny',
    at('after:setup', {
      choose: { ship: { is: 'enemy' } },
      must: (scene, { ship }) => [assign(scene, ship, 'condition:brokentrust')],
    }),
  ),
];
