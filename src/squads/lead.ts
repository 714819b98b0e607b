import type { Catalog } from '../catalog/catalog';
import { abilitiesGranted, shipAbilityOf, slugOf } from '../catalog/shipAbility';
import type { SquadShip } from '../engine/core/setup';
import type { ProfileId, UpgradeId } from '../engine/core/vocabulary';
import { equippedBy } from '../engine/rules/setup/equip';
import { fits } from './fits';

/** Ships that bring a card into a squad: one of them is enough. */
export interface Lead {
  readonly card: string;
  readonly ships: readonly SquadShip[];
}

/** Null where no ship of this point system can have it: damage, conditions, cards of the other system. */
export function leadFor(catalog: Catalog, profile: ProfileId, card: string): Lead | null {
  const isIt = (ability: string): boolean => `shipAbility:${slugOf(ability)}` === card;
  const bringing = catalog.upgrades.filter(one => one.id === card || abilitiesGranted(one).some(isIt));
  const ships = catalog.pilots
    .filter(pilot => pilot[profile])
    .flatMap((pilot): readonly SquadShip[] => {
      const plain: SquadShip = { pilot: pilot.id, upgrades: [] };
      if (pilot.id === card || equippedBy(catalog, profile, plain).includes(card as UpgradeId)) return [plain];
      const ability = shipAbilityOf(pilot, catalog.shipType(pilot.shipType));
      if (ability && isIt(ability)) return [plain];
      const hangar = { catalog, profile, squad: { faction: pilot.faction, ships: [] }, pilot, equipped: [] };
      return bringing.flatMap(one => (fits(hangar, one) ? [{ pilot: pilot.id, upgrades: [one.id] }] : []));
    });
  return ships.length > 0 ? { card, ships } : null;
}
