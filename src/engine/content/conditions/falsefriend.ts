import { action, anyShip, at, card, enemy, enemyRemoteNear, removeThis, showDial } from '../words';

/**
 * The dial faceup in the System Phase with an enemy remote, or an enemy with Tal Merrik, at range 0-2.
 * Action: a deplete and a stress token, and it is gone.
 */
export default card(
  'condition:falsefriend',
  at('during:system', {
    if: scene => anyShip(scene, enemy(0, 2, { equipped: 'upgrade:talmerrik' })) || enemyRemoteNear(scene, 2),
    must: ({ self }) => [showDial(self)],
  }),
  action({ cost: [{ gain: 'deplete' }, { gain: 'stress' }], then: scene => [removeThis(scene)] }),
);
