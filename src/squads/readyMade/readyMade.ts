import type { Squad } from '../../engine/core/setup';
import type { Faction, ProfileId } from '../../engine/core/vocabulary';

/** A squad to pick up and fly. */
export interface ReadyMade {
  readonly squad: Squad;
  /** How it flies, in one plain line. */
  readonly about: string;
}

/** A pilot's bare id, then those of its upgrades. */
type Ship = readonly [pilot: string, ...upgrades: string[]];

export function readyMade(
  faction: Faction,
  name: string,
  about: string,
  ships: readonly Ship[],
  obstacles: readonly [string, string, string],
): ReadyMade {
  return {
    squad: {
      name,
      faction,
      ships: ships.map(([pilot, ...upgrades]) => ({
        pilot: `pilot:${pilot}`,
        upgrades: upgrades.map(id => `upgrade:${id}` as const),
      })),
      obstacles: obstacles.map(id => `obstacle:${id}` as const),
    },
    about,
  };
}

const SHELVES: Readonly<Record<ProfileId, () => Promise<readonly ReadyMade[]>>> = {
  amg20: () => import('./amg20').then(({ squads }) => squads),
  xwa50: () => import('./xwa50').then(({ squads }) => squads),
};

/** All of one point system, faction by faction; fetched when asked for. */
export const loadReadyMade = (profile: ProfileId): Promise<readonly ReadyMade[]> => SHELVES[profile]();
