import type { Scene } from '../../core/ability';
import { isShipId, type UnitId } from '../../core/ids';
import { attackerOf, weaponsOf } from '../../look/attack';
import { inArc } from './attacks';
import { meIn } from './who';

/** Whether this ship is outside the front arc of another; nobody is outside the arcs of a remote that has none. */
export function outsideFrontOf(scene: Scene, unit: UnitId): boolean {
  if (isShipId(unit)) return !meIn(scene, 'front', unit);
  return weaponsOf(scene, attackerOf(scene, unit)).length > 0 && !inArc(scene, scene.self.id, 'front', unit);
}
