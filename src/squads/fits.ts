import type { Catalog } from '../catalog/catalog';
import { matchesKeyword } from '../catalog/keywords';
import type { BarAction } from '../catalog/schemas/parts';
import type { Pilot } from '../catalog/schemas/pilot';
import type { Restriction } from '../catalog/schemas/restriction';
import type { Upgrade } from '../catalog/schemas/upgrade';
import { actionBarOf, statsOf } from '../catalog/shipOf';
import type { Squad } from '../engine/core/setup';
import type { FlexibleSlot, ProfileId, Slot } from '../engine/core/vocabulary';

/** A ship while cards are being chosen for it. */
export interface Hangar {
  readonly catalog: Catalog;
  readonly profile: ProfileId;
  /** The squad so far, this ship not among its ships. */
  readonly squad: Pick<Squad, 'faction' | 'ships'>;
  readonly pilot: Pilot;
  readonly equipped: readonly Upgrade[];
}

/** What a slot of these ships takes, one card that fills nothing else. */
const FLEXIBLE: Readonly<Record<FlexibleSlot, readonly Slot[]>> = {
  weaponHardpoint: ['cannon', 'torpedo', 'missile'],
  versatileFrame: ['torpedo', 'missile'],
};

type AnySlot = Slot | FlexibleSlot;

/** The slots left when these cards are on the ship; null if they do not go on it together. */
export function slotsLeft(printed: readonly AnySlot[], cards: readonly Upgrade[]): readonly AnySlot[] | null {
  const left: AnySlot[] = [...printed, ...cards.flatMap(({ addsSlots }) => addsSlots)];
  const take = (slot: AnySlot): boolean => {
    const at = left.indexOf(slot);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  for (const { slot, alsoOccupies, removesSlots } of cards) {
    const plain = [...alsoOccupies, ...removesSlots];
    const flexible = (Object.keys(FLEXIBLE) as FlexibleSlot[]).find(one => FLEXIBLE[one].includes(slot));
    const own = take(slot) || (plain.length === 0 && flexible !== undefined && take(flexible));
    if (!own || !plain.every(take)) return null;
  }
  return left;
}

export const priceOf = (upgrade: Upgrade, profile: ProfileId, faction: Squad['faction']): number | null => {
  const price = upgrade[profile];
  return !price || price.notAllowed ? null : (price.pointsByFaction?.[faction] ?? price.points);
};

/** Whether one more card may go on a ship: price, slots, faction, ship type and all restrictions but the standardized. */
export function fits(hangar: Hangar, card: Upgrade): boolean {
  const { profile, squad, pilot, equipped } = hangar;
  const printed = pilot[profile];
  const price = priceOf(card, profile, squad.faction);
  if (!printed || pilot.standardLoadout || price === null || card.standardLoadoutOnly) return false;
  if (equipped.includes(card)) return false;
  if (card.factions && !card.factions.includes(squad.faction)) return false;
  if (card.shipTypes && !card.shipTypes.includes(pilot.shipType)) return false;
  const spent = equipped.reduce((sum, one) => sum + (priceOf(one, profile, squad.faction) ?? 0), 0);
  if (spent + price > printed.loadout || !slotsLeft(printed.slots, [...equipped, card])) return false;
  return card.restrictions.every(restriction => meets(hangar, restriction)) && !isTaken(hangar, card);
}

/** Limited cards by name, and solitary ones by slot: as many as the squad may have are there already. */
function isTaken({ catalog, squad, pilot, equipped }: Hangar, card: Upgrade): boolean {
  if (card.limited === 0 && !card.solitary) return false;
  const cards = [...squad.ships.flatMap(ship => ship.upgrades.map(id => catalog.upgrade(id))), ...equipped];
  const pilots = [...squad.ships.map(ship => catalog.pilot(ship.pilot)), pilot];
  const alike = [...cards, ...pilots].filter(({ name, limited }) => limited > 0 && name === card.name);
  if (card.limited > 0 && alike.length >= card.limited) return true;
  return card.solitary && cards.some(({ solitary, slot }) => solitary && slot === card.slot);
}

function meets({ catalog, squad, pilot, equipped }: Hangar, restriction: Restriction): boolean {
  const type = catalog.shipType(pilot.shipType);
  const stats = statsOf(pilot, type);
  switch (restriction.kind) {
    case 'size':
      return restriction.sizes.includes(type.size);
    case 'action': {
      const granted = equipped.flatMap(({ grants }) => grants);
      const bar: readonly BarAction[] = [
        ...actionBarOf(pilot, type),
        ...granted.flatMap(grant => (grant.kind === 'action' ? [grant.action] : [])),
      ];
      const { action, color } = restriction;
      return bar.some(one => one.action === action && (!color || one.color === color));
    }
    case 'keyword':
      return matchesKeyword(restriction.keyword, pilot, type);
    case 'factionOrUnique': {
      const names = [...squad.ships.map(ship => catalog.pilot(ship.pilot).name), pilot.name];
      const upgrades = [...squad.ships.flatMap(ship => ship.upgrades).map(id => catalog.upgrade(id)), ...equipped];
      const known = [...names, ...upgrades.map(({ name }) => name)];
      return squad.faction === restriction.faction || known.includes(restriction.name);
    }
    case 'isUnique':
      return pilot.limited === 1;
    case 'equipped':
      return equipped.some(({ slot }) => slot === restriction.slot);
    case 'attackArc':
      return stats.weapons.some(({ arc }) => arc === restriction.arc);
    case 'shieldsGreaterThan':
      return stats.shields > restriction.value;
    case 'initiativeLessThan':
      return pilot.initiative < restriction.value;
    case 'agilityEquals':
      return stats.agility === restriction.value;
  }
}
