import type { AttackScene, Scene } from '../../core/ability';
import { isShipId, type UnitId } from '../../core/ids';
import { distanceToPolygon } from '../../geometry/distance';
import { rangeOf } from '../../geometry/range';
import { attackerOf, baseOfAttacker, isObstructed } from '../../look/attack';
import { obstaclesOnTable } from '../../look/objects';
import { ignoresObstacle } from '../../look/obstacles';
import { shipOf } from '../../look/ships';
import { isAsteroid } from './moves';

/** An obstacle obstructs the attack, and the attacker does not ignore it. */
export const isObstructedByObstacle = (scene: AttackScene): boolean => {
  const { attacker, obstructedBy } = scene.attack;
  const ship = isShipId(attacker) ? shipOf(scene.state, attacker) : null;
  return isObstructed(
    scene,
    obstructedBy.filter(object => !ship || !ignoresObstacle(scene, ship, object, 'attacking')),
  );
};

/** Whether an obstacle lies within that range of a unit, those that cards bring among them. */
export const isNearObstacle = (scene: Scene, unit: UnitId, most: number): boolean =>
  obstaclesOnTable(scene).some(({ outline }) => isWithin(scene, unit, outline, most));
export const isNearAsteroid = (scene: Scene, unit: UnitId, most: number): boolean =>
  obstaclesOnTable(scene).some(({ id, outline }) => isAsteroid(scene, id) && isWithin(scene, unit, outline, most));

const isWithin = (scene: Scene, unit: UnitId, outline: Parameters<typeof distanceToPolygon>[1], most: number) =>
  rangeOf(distanceToPolygon(baseOfAttacker(scene, attackerOf(scene, unit)), outline)) <= most;
