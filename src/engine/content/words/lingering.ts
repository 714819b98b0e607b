import type { Scene } from '../../core/ability';
import type { UnitId } from '../../core/ids';
import { hasYetToEngage } from '../../look/initiative';
import { wasDestroyed } from './conditions';
import { shipAt } from './who';

/** Destroyed, with nothing left to do: a ship that has yet to engage at this initiative does so before it leaves. */
export function isOutOfIt(scene: Scene, unit: UnitId): boolean {
  if (!wasDestroyed(scene, unit)) return false;
  const ship = shipAt(scene, unit);
  return ship === null || !hasYetToEngage(scene, ship);
}
