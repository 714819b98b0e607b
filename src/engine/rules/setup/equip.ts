import type { Catalog } from '../../../catalog/catalog';
import type { SquadShip } from '../../core/setup';
import type { ProfileId, UpgradeId } from '../../core/vocabulary';

/**
 * The upgrade cards on a ship. A standard loadout carries what its card prints and nothing else, whatever the squad
 * lists; any other ship what was chosen for it, and the configuration of its type unless another one was chosen or the pilot
 * has no slot for it in this point system.
 */
export function equippedBy(
  catalog: Catalog,
  system: ProfileId,
  { pilot: id, upgrades }: SquadShip,
): readonly UpgradeId[] {
  const pilot = catalog.pilot(id);
  if (pilot.standardLoadout) return pilot.standardLoadout;
  const printed = pilot[system]?.slots;
  const filled = upgrades.map(card => catalog.upgrade(card).slot);
  const own = catalog.shipType(pilot.shipType).autoEquip.filter(card => {
    const { slot } = catalog.upgrade(card);
    return !filled.includes(slot) && (!printed || printed.includes(slot));
  });
  return [...upgrades, ...own];
}
