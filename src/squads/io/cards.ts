import type { Catalog } from '../../catalog/catalog';
import type { Faction, ObstacleId, PilotId, Slot, UpgradeId } from '../../engine/core/vocabulary';

/** What a list says of a pilot besides its id, to tell those of one name apart. */
interface PilotHints {
  readonly ship: string;
  /** Null for an id, which says what it means; a printed name may be that of pilots in several factions. */
  readonly faction: Faction | null;
}

/** The pilot of that id, also under an older one; a placeholder where there is none. */
export function pilotFor(catalog: Catalog, id: string, { ship, faction }: PilotHints): PilotId {
  const shipType = catalog.shipTypes.find(one => one.id === `shipType:${ship}` || one.aliases.includes(ship))?.id;
  const spelledOut = [id, `${id}-${ship}`, `${id}-${faction}`].flatMap(one => knownPilot(catalog, one) ?? []);
  const score = (one: PilotId) => {
    const pilot = catalog.pilot(one);
    return (pilot.shipType === shipType ? 2 : 0) + (pilot.faction === faction ? 1 : 0);
  };
  return [...spelledOut].sort((one, other) => score(other) - score(one))[0] ?? `pilot:${id}`;
}

function knownPilot(catalog: Catalog, id: string): PilotId | null {
  const own = `pilot:${id}`;
  if (catalog.hasPilot(own)) return own;
  return catalog.pilots.find(({ aliases }) => aliases.includes(id))?.id ?? null;
}

/** The upgrade of that id, of that name for the slot that is given, or of another builder's id; else a placeholder. */
export function upgradeFor(catalog: Catalog, id: string, slot: Slot | null): UpgradeId {
  const own: UpgradeId = `upgrade:${id}`;
  const other: UpgradeId = `upgrade:${id}-${slot}`;
  if (catalog.hasUpgrade(own) && (slot === null || catalog.upgrade(own).slot === slot)) return own;
  if (catalog.hasUpgrade(other) && !catalog.upgrade(other).standardLoadoutOnly) return other;
  return catalog.upgrades.find(({ aliases }) => aliases.includes(id))?.id ?? own;
}

export const obstacleFor = (id: string): ObstacleId => `obstacle:${id}`;

/** The cards by the numbers that builder links use; one that nobody knows is a placeholder that remembers its number. */
export function byNumber(catalog: Catalog) {
  const pilots = new Map(catalog.pilots.map(({ yasb, id }) => [yasb, id]));
  const upgrades = new Map(catalog.upgrades.map(({ yasb, id }) => [yasb, id]));
  return {
    pilot: (number: number): PilotId => pilots.get(number) ?? `pilot:yasb-${number}`,
    upgrade: (number: number): UpgradeId => upgrades.get(number) ?? `upgrade:yasb-${number}`,
  };
}

const PLACEHOLDER = /:yasb-(\d{1,5})$/;

/** The number of a card in builder links; null for a placeholder that came without one. */
export function numberOf(catalog: Catalog, id: PilotId | UpgradeId): number | null {
  if (catalog.hasPilot(id)) return catalog.pilot(id).yasb;
  if (catalog.hasUpgrade(id)) return catalog.upgrade(id).yasb;
  const number = PLACEHOLDER.exec(id)?.[1];
  return number === undefined ? null : Number(number);
}
