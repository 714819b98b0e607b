import type { Catalog } from '../../../catalog/catalog';
import type { SquadShip } from '../../core/setup';
import type { UpgradeId } from '../../core/vocabulary';

/**
 * The upgrade cards on a ship. A standard loadout carries what its card prints and nothing else, whatever the squad
 * lists; any other ship what was chosen for it, and the configuration of its type unless another one was chosen.
 */
export function equippedBy(catalog: Catalog, { pilot: id, upgrades }: SquadShip): readonly UpgradeId[] {
  const { standardLoadout, shipType } = catalog.pilot(id);
  if (standardLoadout) return standardLoadout;
  const slots = upgrades.map(card => catalog.upgrade(card).slot);
  const own = catalog.shipType(shipType).autoEquip.filter(card => !slots.includes(catalog.upgrade(card).slot));
  return [...upgrades, ...own];
}
