import type { At, AttackScene, Scene } from '../../core/ability';
import type { UnitId } from '../../core/ids';
import { distanceToPolygon } from '../../geometry/distance';
import { rangeOf } from '../../geometry/range';
import { attackerOf, baseOfAttacker, isObstructed } from '../../look/attack';
import { obstaclesOnTable } from '../../look/objects';
import { isAsteroid } from './moves';

/** An obstacle obstructs the attack, also one that the attacker ignores. */
export const isObstructedByObstacle = (scene: AttackScene): boolean => isObstructed(scene, scene.attack.obstructedBy);

/** Whether an obstacle lies within that range of a unit, those that cards bring among them. */
export const isNearObstacle = (scene: Scene, unit: UnitId, most: number): boolean =>
  obstaclesOnTable(scene).some(({ outline }) => isWithin(scene, unit, outline, most));
export const isNearAsteroid = (scene: Scene, unit: UnitId, most: number): boolean =>
  obstaclesOnTable(scene).some(({ id, outline }) => isAsteroid(scene, id) && isWithin(scene, unit, outline, most));

const isWithin = (scene: Scene, unit: UnitId, outline: Parameters<typeof distanceToPolygon>[1], most: number) =>
  rangeOf(distanceToPolygon(baseOfAttacker(scene, attackerOf(scene, unit)), outline)) <= most;

/** The template lay on the obstacle; the base may have come to lie on it too. */
export const wentThrough = ({ overlapped, through }: At<'after:obstacle'>): boolean => !overlapped || through === true;
