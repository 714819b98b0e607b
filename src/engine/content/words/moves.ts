import { cannot, type Scene, type Way } from '../../core/ability';
import type { Effects } from '../../core/effect';
import { isRockId, type ObjectId } from '../../core/ids';
import type { Ship } from '../../core/state';
import type { TemplateName } from '../../core/vocabulary';
import { baseOverlaps } from '../../geometry/baseOverlap';
import { kindOfRock, obstaclesOnTable } from '../../look/objects';
import { baseOf } from '../../look/ships';

/** Boosts without an action. Asks, "no" among the answers unless it must. */
export const boost = ({ id }: Ship, must?: 'must'): Effects => [
  { do: 'offerMove', ship: id, how: 'boost', must: must !== undefined },
];

/** The banks of a straight template's speed. */
export const banksOf = (way: Way): readonly Way[] => {
  if (!way.template?.endsWith('straight') || Number(way.template[0]) > 3) return [];
  const bank = (side: 'Left' | 'Right') => `${way.template![0]}bank${side}` as TemplateName;
  return [
    { ...way, template: bank('Left') },
    { ...way, template: bank('Right') },
  ];
};

/** The same template at the hashmarks of the left and right sides. */
export const fromTheSides = (way: Way): readonly Way[] =>
  way.template
    ? [
        { ...way, edge: 'left' },
        { ...way, edge: 'right' },
      ]
    : [];

export const isAsteroid = (scene: Scene, object: ObjectId): boolean =>
  isRockId(object) && kindOfRock(scene, object) === 'asteroid';

/** Whether this ship's base lies on an obstacle. */
export const overlaps = (scene: Scene, object: ObjectId): boolean =>
  obstaclesOnTable(scene).some(({ id, outline }) => id === object && baseOverlaps(baseOf(scene, scene.self), outline));

export const onlyFrontOrRear = cannot('pointTurret', { if: ({ arc }) => arc === 'left' || arc === 'right' });
