import type { ObstacleId, PilotId, ProfileId, UpgradeId } from '../../../engine/core/vocabulary';
import type { KeptShip, KeptSquad } from '../../../squads/io/kept';

/** What is being built. */
export interface Draft {
  readonly profile: ProfileId;
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

export const toggleObstacle = ({ profile, squad }: Draft, id: ObstacleId): Draft => ({
  profile,
  squad: {
    ...squad,
    obstacles: squad.obstacles.includes(id) ? squad.obstacles.filter(one => one !== id) : [...squad.obstacles, id],
  },
});

export const describe = (
  { profile, squad }: Draft,
  change: Partial<Pick<KeptSquad, 'name' | 'notes' | 'faction'>>,
): Draft => ({
  profile,
  squad: { ...squad, ...change },
});
