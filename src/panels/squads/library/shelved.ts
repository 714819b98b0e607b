import type { Catalog } from '../../../catalog/catalog';
import type { Faction, ProfileId } from '../../../engine/core/vocabulary';
import { totalOf } from '../../../squads/io/writeXws';
import { FACTION_NAMES } from '../../../squads/names';
import { has, plain, wordsIn } from '../../../squads/search';
import type { OwnSquad } from './ownSquads';

export type ShelfOrder = 'changed' | 'name' | 'points' | 'ships';

/** What is left out lets every squad through, the one last changed first. */
export interface ShelfFilter {
  readonly text?: string;
  readonly faction?: Faction | undefined;
  readonly profile?: ProfileId | undefined;
  readonly tag?: string | undefined;
  readonly order?: ShelfOrder;
}

/** A squad with what it is found and ordered by. */
export interface Shelved {
  readonly own: OwnSquad;
  readonly points: number;
  readonly haystack: string;
}

/** Without cards, which are still on their way, squads are found by their own words alone. */
export function shelvedOf(own: OwnSquad, catalog: Catalog | null): Shelved {
  const { profile, tags, squad } = own;
  const known = catalog?.factions.includes(squad.faction) ? catalog : null;
  const cards = squad.ships.flatMap(({ pilot, upgrades }) => [
    ...(known?.hasPilot(pilot) ? [known.pilot(pilot).name, known.shipType(known.pilot(pilot).shipType).name] : []),
    ...upgrades.flatMap(id => (known?.hasUpgrade(id) ? known.upgrade(id).name : [])),
  ]);
  const said = [squad.name, FACTION_NAMES[squad.faction], ...tags, squad.notes ?? '', ...new Set(cards)];
  return { own, points: known ? totalOf(known, profile, squad) : 0, haystack: plain(said.join(' ')) };
}

const byChange = (a: Shelved, b: Shelved): number => b.own.changed - a.own.changed;

const ORDERS: Readonly<Record<ShelfOrder, (a: Shelved, b: Shelved) => number>> = {
  changed: byChange,
  name: (a, b) => a.own.squad.name.localeCompare(b.own.squad.name),
  points: (a, b) => b.points - a.points || byChange(a, b),
  ships: (a, b) => b.own.squad.ships.length - a.own.squad.ships.length || byChange(a, b),
};

export function found(shelf: readonly Shelved[], filter: ShelfFilter): readonly OwnSquad[] {
  const { text = '', faction, profile, tag, order = 'changed' } = filter;
  const words = wordsIn(text);
  return shelf
    .filter(
      ({ own, haystack }) =>
        (faction === undefined || own.squad.faction === faction) &&
        (profile === undefined || own.profile === profile) &&
        (tag === undefined || own.tags.includes(tag)) &&
        has(haystack, words),
    )
    .toSorted(ORDERS[order])
    .map(({ own }) => own);
}

/** Each tag once, in the order of the alphabet. */
export const tagsOn = (squads: readonly OwnSquad[]): readonly string[] =>
  [...new Set(squads.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b));

/** Whether anything is asked for; in which order they stand narrows nothing. */
export const isNarrowed = ({ order: _, ...filter }: ShelfFilter): boolean =>
  Object.values(filter).some(value => value !== undefined && value !== '');
