import type { Catalog } from '../../catalog/catalog';
import type { Pilot } from '../../catalog/schemas/pilot';
import type { Upgrade } from '../../catalog/schemas/upgrade';
import { slugOf } from '../../catalog/shipAbility';
import type { Faction, PilotId, UpgradeId } from '../../engine/core/vocabulary';

/** What a line of text says of a pilot. */
export interface NamedPilot {
  readonly name: string;
  readonly ship: string;
  readonly isStandardLoadout: boolean;
}

/** The pilot whom a name means in a squad of that faction. */
export function pilotNamed(
  catalog: Catalog,
  faction: Faction,
  { name, ship, isStandardLoadout }: NamedPilot,
): PilotId | null {
  const named = namesIn(catalog).pilots.get(slugOf(name)) ?? [];
  const alike = named.filter(({ shipType }) => slugOf(catalog.shipType(shipType).name) === slugOf(ship));
  const own = alike.filter(pilot => pilot.faction === faction);
  const [first] = own.length > 0 ? own : alike;
  return own.find(pilot => Boolean(pilot.standardLoadout) === isStandardLoadout)?.id ?? first?.id ?? null;
}

/** The card that a name means in a squad of that faction: rather one that can be bought. */
export function upgradeNamed(catalog: Catalog, faction: Faction, name: string): UpgradeId | null {
  const alike = namesIn(catalog).upgrades.get(slugOf(name)) ?? [];
  const own = alike.filter(({ factions }) => !factions || factions.includes(faction));
  const [first] = own.length > 0 ? own : alike;
  return own.find(({ standardLoadoutOnly }) => !standardLoadoutOnly)?.id ?? first?.id ?? null;
}

interface Names {
  readonly pilots: ReadonlyMap<string, readonly Pilot[]>;
  readonly upgrades: ReadonlyMap<string, readonly Upgrade[]>;
}

const known = new WeakMap<Catalog, Names>();

/** Only letters and digits count: a chat may bend the quotation marks. */
function namesIn(catalog: Catalog): Names {
  const found = known.get(catalog);
  if (found) return found;
  const names = { pilots: byName(catalog.pilots), upgrades: byName(catalog.upgrades) };
  known.set(catalog, names);
  return names;
}

function byName<Card extends { readonly name: string }>(cards: readonly Card[]): ReadonlyMap<string, readonly Card[]> {
  const all = new Map<string, Card[]>();
  for (const card of cards) all.set(slugOf(card.name), [...(all.get(slugOf(card.name)) ?? []), card]);
  return all;
}
