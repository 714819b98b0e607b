import { bareId, type Catalog } from '../../../catalog/catalog';
import type { Pilot } from '../../../catalog/schemas/pilot';
import type { Upgrade } from '../../../catalog/schemas/upgrade';
import type { ProfileId, UpgradeId } from '../../../engine/core/vocabulary';
import { carriedIn, type Hangar, spentOn } from '../../../squads/hangar';
import type { KeptShip, KeptSquad } from '../../../squads/io/kept';
import { type AnySlot, seat } from '../../../squads/slots';

/** A card on a ship. */
export interface Carried {
  readonly card: Upgrade;
  /** Bought cards can be changed; printed ones and those of the ship type cannot. */
  readonly how: 'bought' | 'printed' | 'brought';
}

export interface ShipFacts {
  readonly pilot: Pilot;
  readonly carried: readonly Carried[];
  /** Cards that nobody knows here. */
  readonly strangers: readonly UpgradeId[];
  readonly open: readonly AnySlot[];
  readonly spent: number;
  readonly hangar: Hangar;
}

/** The ships of a squad that can fly, but for the one at that place: what a card for that ship is measured by. */
const othersOf = (catalog: Catalog, { ships }: KeptSquad, at: number) =>
  ships
    .filter(({ pilot }, index) => index !== at && catalog.hasPilot(pilot))
    .map(({ pilot, upgrades }) => ({ pilot, upgrades: upgrades.filter(id => catalog.hasUpgrade(id)) }));

/** A ship as it stands in the builder; null where nobody knows its pilot. */
export function shipFacts(catalog: Catalog, profile: ProfileId, squad: KeptSquad, at: number): ShipFacts | null {
  const ship: KeptShip | undefined = squad.ships[at];
  if (!ship || !catalog.hasPilot(ship.pilot)) return null;
  const pilot = catalog.pilot(ship.pilot);
  const known = ship.upgrades.filter(id => catalog.hasUpgrade(id)).map(id => catalog.upgrade(id));
  const hangar: Hangar = {
    catalog,
    profile,
    squad: { faction: squad.faction, ships: othersOf(catalog, squad, at) },
    pilot,
    equipped: known,
  };
  const strangers = ship.upgrades.filter(id => !catalog.hasUpgrade(id));
  const printed = pilot.standardLoadout?.map(id => catalog.upgrade(id));
  if (printed) {
    const extra = known.filter(card => !printed.includes(card));
    const carried = [
      ...printed.map(card => ({ card, how: 'printed' as const })),
      ...extra.map(card => ({ card, how: 'bought' as const })),
    ];
    return { pilot, carried, strangers, open: [], spent: 0, hangar };
  }
  const all = carriedIn(hangar);
  return {
    pilot,
    carried: all.map((card, index) => ({ card, how: index < known.length ? 'bought' : 'brought' })),
    strangers,
    open: seat(profile, pilot[profile]?.slots ?? [], all).left,
    spent: spentOn(known, profile, squad.faction),
    hangar,
  };
}

/** What a ship is called in sentences, also where nobody knows its pilot. */
export const pilotName = (catalog: Catalog, { pilot }: KeptShip): string =>
  catalog.hasPilot(pilot) ? catalog.pilot(pilot).name : bareId(pilot);
