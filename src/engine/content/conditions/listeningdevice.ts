import { anyShip, at, card, enemy, showDial } from '../words';

/** In the System Phase the dial is turned faceup, if an enemy with Informant is at range 0-2. */
export default card(
  'condition:listeningdevice',
  at('during:system', {
    if: scene => anyShip(scene, enemy(0, 2, { equipped: 'upgrade:informant' })),
    must: ({ self }) => [showDial(self)],
  }),
);
