import type { Catalog } from '../../catalog/catalog';
import type { Squad, SquadShip } from '../../engine/core/setup';

export interface ShipLine {
  readonly key: string;
  /** How many ships are the same. */
  readonly count: number;
  readonly pilot: string;
  readonly shipType: string;
  readonly upgrades: readonly string[];
}

/** A squad as it is read out: the same ships on one line. */
export function shipLines(catalog: Catalog, { ships }: Squad): readonly ShipLine[] {
  const alike = new Map<string, SquadShip[]>();
  for (const ship of ships) {
    const key = [ship.pilot, ...ship.upgrades].join();
    alike.set(key, [...(alike.get(key) ?? []), ship]);
  }
  return [...alike].map(([key, same]) => ({ key, count: same.length, ...namesOf(catalog, same[0]!) }));
}

function namesOf(catalog: Catalog, ship: SquadShip) {
  const { name, shipType, standardLoadout } = catalog.pilot(ship.pilot);
  return {
    pilot: name,
    shipType: catalog.shipType(shipType).name,
    upgrades: (standardLoadout ?? ship.upgrades).map(id => catalog.upgrade(id).name),
  };
}
