import { bareId, type Catalog } from '../../catalog/catalog';
import type { PilotId } from '../../engine/core/vocabulary';
import { Silhouette } from './Silhouette';

interface Props {
  readonly catalog: Catalog;
  readonly name: string;
  readonly pilots: readonly PilotId[];
}

/** Who flies in a squad, at a glance: the same pilots once. */
export function SquadPilots({ catalog, name, pilots }: Props) {
  if (pilots.length === 0) return null;
  return (
    <ul className="squad-pilots" aria-label={`Pilots of ${name}`}>
      {[...new Set(pilots)].map(id => {
        const pilot = catalog.hasPilot(id) ? catalog.pilot(id) : null;
        const count = pilots.filter(one => one === id).length;
        return (
          <li key={id} title={pilot ? catalog.shipType(pilot.shipType).name : 'No such pilot is known here.'}>
            {pilot && <Silhouette shipType={pilot.shipType} size={20} />}
            {count > 1 && `${count} × `}
            {pilot?.name ?? bareId(id)}
          </li>
        );
      })}
    </ul>
  );
}
