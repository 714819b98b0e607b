import { lineOf } from '../../../engine/core/text';
import type { ObstacleId, PilotId, ProfileId, UpgradeId } from '../../../engine/core/vocabulary';
import type { KeptShip, KeptSquad } from '../../../squads/io/kept';

/** What is being built. */
export interface Draft {
  readonly profile: ProfileId;
  readonly tags: readonly string[];
  readonly squad: KeptSquad;
}

const withShips = (draft: Draft, change: (ships: readonly KeptShip[]) => readonly KeptShip[]): Draft => ({
  ...draft,
  squad: { ...draft.squad, ships: change(draft.squad.ships) },
});

const withShip = (draft: Draft, at: number, change: (ship: KeptShip) => KeptShip): Draft =>
  withShips(draft, ships => ships.map((ship, index) => (index === at ? change(ship) : ship)));

export const addShip = (draft: Draft, pilot: PilotId): Draft =>
  withShips(draft, ships => [...ships, { pilot, upgrades: [] }]);

export const removeShip = (draft: Draft, at: number): Draft =>
  withShips(draft, ships => ships.filter((_, index) => index !== at));

/** The copy comes right behind. */
export const duplicateShip = (draft: Draft, at: number): Draft =>
  withShips(draft, ships => ships.flatMap((ship, index) => (index === at ? [ship, ship] : [ship])));

/** One place up or down; nothing at the ends. */
export function moveShip(draft: Draft, at: number, by: -1 | 1): Draft {
  const to = at + by;
  const { ships } = draft.squad;
  const [one, other] = [ships[at], ships[to]];
  if (!one || !other) return draft;
  return withShips(draft, () => ships.map((ship, index) => (index === at ? other : index === to ? one : ship)));
}

/** Puts a card on a ship, in the place of another if that is there. */
export const equip = (draft: Draft, at: number, card: UpgradeId, instead: UpgradeId | null): Draft =>
  withShip(draft, at, ship => {
    const place = instead ? ship.upgrades.indexOf(instead) : -1;
    const upgrades =
      place < 0 ? [...ship.upgrades, card] : ship.upgrades.map((one, index) => (index === place ? card : one));
    return { ...ship, upgrades };
  });

/** One copy: a squad from elsewhere may list a card twice. */
export const unequip = (draft: Draft, at: number, card: UpgradeId): Draft =>
  withShip(draft, at, ship => {
    const place = ship.upgrades.indexOf(card);
    return { ...ship, upgrades: ship.upgrades.filter((_, index) => index !== place) };
  });

export const toggleObstacle = (draft: Draft, id: ObstacleId): Draft => {
  const { obstacles } = draft.squad;
  const chosen = obstacles.includes(id) ? obstacles.filter(one => one !== id) : [...obstacles, id];
  return { ...draft, squad: { ...draft.squad, obstacles: chosen } };
};

export const describe = (draft: Draft, change: Partial<Pick<KeptSquad, 'name' | 'notes' | 'faction'>>): Draft => ({
  ...draft,
  squad: { ...draft.squad, ...change },
});

export const MOST_TAGS = 12;
export const LONGEST_TAG = 24;

/** One or several, with commas between them; capital letters make no other tag. */
export function addTags(draft: Draft, typed: string): Draft {
  const tags = [...draft.tags];
  for (const part of typed.split(',')) {
    const tag = lineOf(part, LONGEST_TAG);
    const isThere = tags.some(one => one.toLowerCase() === tag.toLowerCase());
    if (tag && !isThere && tags.length < MOST_TAGS) tags.push(tag);
  }
  return tags.length === draft.tags.length ? draft : { ...draft, tags };
}

export const removeTag = (draft: Draft, tag: string): Draft => ({
  ...draft,
  tags: draft.tags.filter(one => one !== tag),
});
