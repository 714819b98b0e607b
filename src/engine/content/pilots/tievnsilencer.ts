import {
  amount,
  assign,
  at,
  card,
  faceupInMyBullseye,
  isDamaged,
  isEnemyInMy,
  isObstructedByObstacle,
  isStressed,
  may,
  perform,
  shipAt,
} from '../words';

export default [
  /** After defending, a Force shows the attacker the dark side. */
  card(
    'pilot:kyloren',
    at('after:attack', {
      as: 'defender',
      cost: { force: 1 },
      if: scene => shipAt(scene, scene.attack.attacker) !== null,
      may: scene => [assign(scene, shipAt(scene, scene.attack.attacker)!, 'condition:illshowyouthedarkside')],
    }),
  ),

  /** Against who is behind an obstacle: two defense dice less. */
  card('pilot:blackout', amount('defenseDice', { as: 'attacker', if: isObstructedByObstacle, by: { add: -2 } })),

  /** After another friend is destroyed, an action, even while stressed. */
  card(
    'pilot:avenger',
    at('after:destroyed', {
      who: { is: 'otherFriend' },
      may: ({ self }) => perform(self, null, { evenStressed: true }),
    }),
  ),

  /** Damaged, its initiative is 6. */
  card('pilot:rush', amount('initiative', { if: ({ self }) => isDamaged(self), by: { set: 6 } })),

  /** For a Force, a facedown damage card dealt to an enemy in the bullseye is faceup. */
  card('pilot:kyloren-evacuationofdqar', faceupInMyBullseye),

  /** Stressed, an enemy ship at range 0-1 in the front arc may count as in the bullseye. */
  card(
    'pilot:recoil',
    may('countInBullseye', {
      if: scene => isStressed(scene.self) && isEnemyInMy(scene, 'front', scene.target, 0, 1),
    }),
  ),
];
