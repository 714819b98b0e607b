import type { Scene } from '../../core/ability';
import type { UnitId } from '../../core/ids';
import { engagesAt } from '../../look/initiative';
import { wasDestroyed } from './conditions';
import { shipAt } from './who';

/** Destroyed, with nothing left to do: a ship that has yet to engage at this initiative does so before it leaves. */
export function isOutOfIt(scene: Scene, unit: UnitId): boolean {
  if (!wasDestroyed(scene, unit)) return false;
  const ship = shipAt(scene, unit);
  const phase = scene.state.agenda.find(({ kind }) => kind === 'phase');
  const now = phase?.kind === 'phase' && phase.phase === 'engagement' ? phase.initiative : null;
  return ship?.where !== 'table' || ship.round.engaged || now === null || engagesAt(scene, ship) < now;
}
