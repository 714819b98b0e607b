import { assign, at, card } from '../../words';

/** After setup an enemy gets the Listening Device. */
export default card(
  'upgrade:informant',
  at('after:setup', {
    choose: { ship: { is: 'enemy' } },
    must: (scene, { ship }) => [assign(scene, ship, 'condition:listeningdevice')],
  }),
);
