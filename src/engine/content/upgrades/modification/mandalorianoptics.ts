import { at, attacksNow, card, isAtRangeZero, isInMy, isPrimary, lockOneOf, may, otherObjects } from '../../words';

/** In the System Phase a charge locks an object in the front arc. Primary attacks on what is locked ignore obstacles, but not at range 0. */
export default card(
  'upgrade:mandalorianoptics',
  at('during:system', {
    cost: { charge: 1 },
    if: scene => otherObjects(scene).some(one => isInMy(scene, 'front', one)),
    may: scene =>
      lockOneOf(
        scene,
        scene.self,
        otherObjects(scene).filter(one => isInMy(scene, 'front', one)),
      ),
  }),
  may('ignoreObstacle', {
    if: scene => {
      const attack = attacksNow(scene);
      return (
        attack !== null &&
        scene.while === 'attacking' &&
        isPrimary({ attack }) &&
        scene.self.locks.includes(attack.defender) &&
        !isAtRangeZero(scene, scene.object)
      );
    },
  }),
);
