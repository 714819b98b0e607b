import type { Catalog } from '../catalog/catalog';
import type { Squad } from '../engine/core/setup';
import type { ProfileId } from '../engine/core/vocabulary';

/** What a squad costs. Pilots cost squad points; upgrades are paid from each ship's loadout. */
export const pointsOf = (catalog: Catalog, profile: ProfileId, { ships }: Pick<Squad, 'ships'>): number =>
  ships.reduce((sum, { pilot }) => sum + (catalog.pilot(pilot)[profile]?.points ?? 0), 0);
