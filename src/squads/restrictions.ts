import { matchesKeyword } from '../catalog/keywords';
import type { BarAction } from '../catalog/schemas/parts';
import type { Restriction } from '../catalog/schemas/restriction';
import { actionBarOf, statsOf } from '../catalog/shipOf';
import { cardsOf, carriedIn, type Hangar } from './hangar';
import { ACTION_NAMES, ARC_NAMES, anyOf, FACTION_NAMES, SLOT_NAMES } from './names';

/** Whether the ship is or has what a card asks for; what it carries besides counts. */
export function meets(hangar: Hangar, restriction: Restriction): boolean {
  const { catalog, profile, squad, pilot } = hangar;
  const type = catalog.shipType(pilot.shipType);
  const stats = statsOf(pilot, type);
  switch (restriction.kind) {
    case 'size':
      return restriction.sizes.includes(type.size);
    case 'action': {
      const granted = carriedIn(hangar).flatMap(({ grants }) => grants);
      const bar: readonly BarAction[] = [
        ...actionBarOf(pilot, type),
        ...granted.flatMap(grant => (grant.kind === 'action' ? [grant.action] : [])),
      ];
      const { action, color } = restriction;
      return bar.some(one => one.action === action && (!color || one.color === color));
    }
    case 'keyword': {
      // A card may bring the keyword: with Maul aboard, Dark Side cards may follow.
      const brought: readonly string[] = hangar.equipped.flatMap(({ keywords }) => keywords);
      return matchesKeyword(restriction.keyword, pilot, type) || brought.includes(restriction.keyword);
    }
    case 'factionOrUnique': {
      const cards = [...cardsOf(catalog, profile, squad.ships), pilot, ...carriedIn(hangar)];
      return squad.faction === restriction.faction || cards.some(({ name }) => name === restriction.name);
    }
    case 'isUnique':
      return pilot.limited === 1;
    case 'equipped':
      return carriedIn(hangar).some(({ slot }) => slot === restriction.slot);
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

/** What it asks for, as the end of "only for …". */
export function wordsOf(restriction: Restriction): string {
  switch (restriction.kind) {
    case 'size':
      return `${anyOf(restriction.sizes)} ships`;
    case 'action':
      return `ships with the ${restriction.color ? `${restriction.color} ` : ''}${ACTION_NAMES[restriction.action]} action`;
    case 'keyword':
      return `ships that match ${restriction.keyword}`;
    case 'factionOrUnique':
      return `squads of ${FACTION_NAMES[restriction.faction]} or with ${restriction.name}`;
    case 'isUnique':
      return 'unique pilots';
    case 'equipped':
      return `ships that carry ${withArticle(SLOT_NAMES[restriction.slot])} card`;
    case 'attackArc':
      return `ships with a weapon in the ${ARC_NAMES[restriction.arc]} arc`;
    case 'shieldsGreaterThan':
      return restriction.value === 0 ? 'ships with shields' : `ships with more than ${restriction.value} shields`;
    case 'initiativeLessThan':
      return `pilots of initiative ${restriction.value - 1} or lower`;
    case 'agilityEquals':
      return `ships of agility ${restriction.value}`;
  }
}

export const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
