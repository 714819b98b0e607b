import { cannot, card, isAsteroid, isNearObstacle, may } from '../../words';

/** Special attacks even at range 0 of asteroids. Attack dice against it are not rerolled at range 0 of an obstacle. */
export default card(
  'upgrade:tierfonbellyrun',
  may('attackAtObstacle', { if: scene => scene.weapon.startsWith('upgrade:') && isAsteroid(scene, scene.object) }),
  cannot('modify', {
    as: 'defender',
    if: scene => scene.dice === 'attack' && scene.rerolls && isNearObstacle(scene, scene.self.id, 0),
  }),
);
