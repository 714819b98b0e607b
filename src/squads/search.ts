import type { Catalog } from '../catalog/catalog';
import { matchesKeyword } from '../catalog/keywords';
import type { Pilot } from '../catalog/schemas/pilot';
import type { ShipType } from '../catalog/schemas/shipType';
import type { Upgrade } from '../catalog/schemas/upgrade';
import { shipAbilityOf } from '../catalog/shipAbility';
import { restrictionsOf, slotsOf } from '../catalog/upgradeIn';
import type { CardWords } from '../catalog/words';
import {
  type Faction,
  KEYWORDS,
  type Keyword,
  type ProfileId,
  type ShipTypeId,
  type Slot,
} from '../engine/core/vocabulary';
import { priceOf } from './hangar';
import { SLOT_NAMES } from './names';
import { type AnySlot, FLEXIBLE } from './slots';

/** A pilot that can be taken, and all that it can be found by. */
export interface PilotEntry {
  readonly pilot: Pilot;
  readonly shipType: ShipType;
  readonly points: number;
  readonly loadout: number;
  readonly keywords: readonly Keyword[];
  readonly slots: readonly AnySlot[];
  /** Names of the cards that a standard loadout prints. */
  readonly printed: readonly string[];
  /** In small letters and without accents, so that typing only has to look. */
  readonly haystack: string;
}

/** What is left out of a filter lets everything through. */
export interface PilotFilter {
  readonly text?: string;
  readonly shipType?: ShipTypeId | undefined;
  readonly initiative?: number | undefined;
  readonly keyword?: Keyword | undefined;
  readonly slot?: AnySlot | undefined;
  /** What it costs at most. */
  readonly most?: number | undefined;
}

/** Small letters, no accents, straight quotes gone: what a hand types. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f“”‘’"']/g, '');

/** What stands in a search field, word by word. */
export const wordsIn = (text: string): readonly string[] => plain(text).split(/\s+/).filter(Boolean);

export const has = (haystack: string, words: readonly string[]): boolean =>
  words.every(word => haystack.includes(word));

/** The pilots of a faction in one point system: by ship, the highest initiative first, then by name. */
export function pilotIndex(
  catalog: Catalog,
  faction: Faction,
  profile: ProfileId,
  words: CardWords | null,
): readonly PilotEntry[] {
  return catalog.pilots
    .flatMap((pilot): PilotEntry[] => {
      const price = pilot[profile];
      if (pilot.faction !== faction || !price) return [];
      const shipType = catalog.shipType(pilot.shipType);
      const ability = shipAbilityOf(pilot, shipType);
      const keywords = KEYWORDS.filter(keyword => matchesKeyword(keyword, pilot, shipType));
      const printed = pilot.standardLoadout?.map(id => catalog.upgrade(id).name) ?? [];
      const said = [pilot.name, pilot.subtitle, shipType.name, ability, ...keywords, ...printed, words?.of(pilot.id)];
      const haystack = plain([...said, pilot.standardLoadout && 'standard loadout'].filter(Boolean).join(' '));
      return [
        {
          pilot,
          shipType,
          points: price.points,
          loadout: price.loadout,
          keywords,
          slots: price.slots,
          printed,
          haystack,
        },
      ];
    })
    .toSorted(
      (a, b) =>
        a.shipType.name.localeCompare(b.shipType.name) ||
        b.pilot.initiative - a.pilot.initiative ||
        a.pilot.name.localeCompare(b.pilot.name),
    );
}

export function pilotsFound(index: readonly PilotEntry[], filter: PilotFilter): readonly PilotEntry[] {
  const { text = '', shipType, initiative, keyword, slot, most = Number.POSITIVE_INFINITY } = filter;
  const words = wordsIn(text);
  return index.filter(
    one =>
      (shipType === undefined || one.pilot.shipType === shipType) &&
      one.points <= most &&
      (initiative === undefined || one.pilot.initiative === initiative) &&
      (keyword === undefined || one.keywords.includes(keyword)) &&
      (slot === undefined || one.slots.some(each => each === slot || takes(each, slot))) &&
      has(one.haystack, words),
  );
}

export type PilotOrder = 'ship' | 'name' | 'initiative' | 'cheap' | 'dear';

const BY_PILOT: Readonly<Record<Exclude<PilotOrder, 'ship'>, (a: PilotEntry, b: PilotEntry) => number>> = {
  name: (a, b) => a.pilot.name.localeCompare(b.pilot.name),
  initiative: (a, b) => b.pilot.initiative - a.pilot.initiative,
  cheap: (a, b) => a.points - b.points,
  dear: (a, b) => b.points - a.points,
};

/** The index is by ship; what is alike in another order stays as it is there. */
export const pilotsIn = (order: PilotOrder, pilots: readonly PilotEntry[]): readonly PilotEntry[] =>
  order === 'ship' ? pilots : pilots.toSorted(BY_PILOT[order]);

/** An upgrade that can be bought, and all that it can be found by. */
export interface UpgradeEntry {
  readonly upgrade: Upgrade;
  readonly price: number;
  /** All that it fills. */
  readonly slots: readonly Slot[];
  readonly haystack: string;
}

export interface UpgradeFilter {
  readonly text?: string;
  readonly slot?: AnySlot | undefined;
  /** What it costs at most. */
  readonly most?: number | undefined;
}

/** The upgrades that some ship of the faction might buy in one point system: by name. */
export function upgradeIndex(
  catalog: Catalog,
  faction: Faction,
  profile: ProfileId,
  words: CardWords | null,
): readonly UpgradeEntry[] {
  return catalog.upgrades
    .flatMap((upgrade): UpgradeEntry[] => {
      const price = priceOf(upgrade, profile, faction);
      const isOffered = !upgrade.standardLoadoutOnly && (upgrade.factions?.includes(faction) ?? true);
      if (price === null || !isOffered) return [];
      const sought = restrictionsOf(upgrade, profile).flatMap(one => (one.kind === 'keyword' ? one.keyword : []));
      const said = [upgrade.name, SLOT_NAMES[upgrade.slot], ...upgrade.keywords, ...sought, words?.of(upgrade.id)];
      return [{ upgrade, price, slots: slotsOf(upgrade, profile), haystack: plain(said.filter(Boolean).join(' ')) }];
    })
    .toSorted((a, b) => a.upgrade.name.localeCompare(b.upgrade.name));
}

export function upgradesFound(
  index: readonly UpgradeEntry[],
  { text = '', slot, most = Number.POSITIVE_INFINITY }: UpgradeFilter,
): readonly UpgradeEntry[] {
  const words = wordsIn(text);
  return index.filter(
    one => one.price <= most && (slot === undefined || takes(slot, one.upgrade.slot)) && has(one.haystack, words),
  );
}

export type UpgradeOrder = 'name' | 'cheap' | 'dear';

/** The index is by name. */
export function upgradesIn(order: UpgradeOrder, upgrades: readonly UpgradeEntry[]): readonly UpgradeEntry[] {
  if (order === 'name') return upgrades;
  const sign = order === 'cheap' ? 1 : -1;
  return upgrades.toSorted((a, b) => sign * (a.price - b.price));
}

/** Whether a card of that kind goes into that slot; a flexible one takes several. */
export const takes = (slot: AnySlot, card: AnySlot): boolean =>
  slot === card || (isFlexible(slot) && FLEXIBLE[slot].some(one => one === card));

const isFlexible = (slot: AnySlot): slot is Exclude<AnySlot, Slot> => slot in FLEXIBLE;
