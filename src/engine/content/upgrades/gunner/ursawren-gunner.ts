import { at, card, gain, isEnemyUnit, isUnit, rangeFrom, unitsWithin } from '../../words';

/** Locking an enemy ship or remote beyond range 2, with no friendly one at its range 0-1, brings a calculate token. */
export default card(
  'upgrade:ursawren-gunner',
  at('after:lock', {
    if: scene => {
      const { object, self } = scene;
      if (!isUnit(scene, object) || !isEnemyUnit(scene, object)) return false;
      return rangeFrom(scene, object, self.id) > 2 && unitsWithin(scene, object, 1, self.player).length === 0;
    },
    must: ({ self }) => [gain(self, 'calculate')],
  }),
);
