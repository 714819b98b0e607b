import { card, instead, isByObstacle, isByOwnBomb, preventOne } from '../../words';

/** A charge prevents one damage from an obstacle or from a bomb of its own side. */
export default card(
  'upgrade:ablativeplating',
  instead('sufferDamage', {
    name: 'hit',
    cost: { charge: 1 },
    if: scene => scene.effect.hits > 0 && (isByObstacle(scene) || isByOwnBomb(scene)),
    may: scene => preventOne(scene, 'hit'),
  }),
  instead('sufferDamage', {
    name: 'crit',
    cost: { charge: 1 },
    if: scene => scene.effect.crits > 0 && (isByObstacle(scene) || isByOwnBomb(scene)),
    may: scene => preventOne(scene, 'crit'),
  }),
);
