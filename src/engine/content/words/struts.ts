import { type Ability, at, cannot, instead, may } from '../../core/ability';
import { bendOf, flown } from './maneuvers';
import { isAtRangeZero, isRock, othersOn, rocksUnder, skipManeuver, turnShip } from './moves';
import { lay, noted } from './notes';
import { flip } from './sides';
import { lose } from './tokens';

/**
 * Closed: a maneuver that ends on an asteroid or debris cloud, with at most one other friend on it, may flip this instead of
 * suffering its effects. Open: obstacles at range 0 are ignored, barrel rolls forbidden. There, all but a 2 straight is not
 * executed: it turns to the side of its maneuver and loses a stress token. An executed maneuver flips this again.
 */
export const struts: readonly Ability[] = [
  instead('meetObstacle', {
    side: 0,
    if: scene =>
      scene.effect.overlapped &&
      scene.effect.maneuver === true &&
      isRock(scene, scene.effect.object) &&
      othersOn(scene, scene.effect.object) <= 1,
    may: scene => [lay(scene, 'landed', 'activation'), flip(scene), scene.effect],
  }),
  may('ignoreObstacle', { side: 1, if: scene => isAtRangeZero(scene, scene.object) }),
  cannot('perform', { side: 1, if: ({ action }) => action === 'barrelRoll' }),
  at('after:reveal', {
    side: 1,
    if: scene => rocksUnder(scene).length > 0 && !isTwoStraight(flown(scene)),
    must: scene => {
      const bend = bendOf(flown(scene));
      return [
        skipManeuver(scene.self),
        lose(scene.self, 'stress'),
        ...(bend ? [turnShip(scene.self, `turn:${bend}`)] : []),
      ];
    },
  }),
  at('after:execute', { side: 1, if: scene => !noted(scene, 'landed'), must: scene => [flip(scene)] }),
];

const isTwoStraight = ({ bearing, speed }: ReturnType<typeof flown>): boolean => bearing === 'straight' && speed === 2;
