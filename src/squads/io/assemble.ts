import type { Catalog } from '../../catalog/catalog';
import { bareId } from '../../catalog/catalog';
import { linesOf, nameFrom } from '../../engine/core/text';
import type { Faction, ObstacleId, ProfileId, UpgradeId } from '../../engine/core/vocabulary';
import { FACTION_NAMES } from '../names';
import type { JsonObject } from './clean';
import type { KeptShip } from './kept';
import { refused, type SquadRead, type Warning } from './read';

export const MOST_SHIPS = 20;
export const MOST_CARDS = 40;
const MOST_OBSTACLES = 12;
const MOST_NOTES = 2000;
const UNNAMED = 'Squad';

/** What a list of any format says, before it is a squad. */
export interface Parts {
  readonly name: unknown;
  readonly notes?: unknown;
  readonly faction: Faction | null;
  readonly profile: ProfileId | null;
  readonly ships: readonly KeptShip[];
  readonly obstacles: readonly ObstacleId[];
  readonly extras?: JsonObject;
  readonly warnings: readonly Warning[];
}

/** Makes a squad of what was read, and says what of it is not known or was mended. */
export function assemble(catalog: Catalog, parts: Parts): SquadRead {
  const first = parts.ships.find(({ pilot }) => catalog.hasPilot(pilot));
  const faction = parts.faction ?? (first ? catalog.pilot(first.pilot).faction : null);
  if (!faction) return refused('This squad does not say which faction it flies for, and none of its pilots is known.');
  const warnings: Warning[] = [...parts.warnings];
  if (!parts.faction) {
    warnings.push({ kind: 'faction', words: `No faction is named; its pilots fly for ${FACTION_NAMES[faction]}.` });
  }
  const ships = parts.ships.map((ship, at) => mended(catalog, shortened(ship, at, warnings), at, warnings));
  const strangers = new Set<string>();
  ships.forEach((ship, at) => {
    for (const id of [ship.pilot, ...ship.upgrades]) {
      if (catalog.hasPilot(id) || catalog.hasUpgrade(id) || strangers.has(id)) continue;
      strangers.add(id);
      const words = `No card ${bareId(id)} is known here: it is kept as a placeholder, and stays out of games.`;
      warnings.push({ kind: 'unknownCard', ship: at, words });
    }
  });
  const obstacles = [...new Set(parts.obstacles)].slice(0, MOST_OBSTACLES);
  for (const id of obstacles.filter(one => !catalog.hasObstacle(one))) {
    warnings.push({ kind: 'unknownObstacle', words: `No obstacle ${bareId(id)} is known here.` });
  }
  const notes = linesOf(parts.notes, MOST_NOTES);
  const name = nameFrom(parts.name, UNNAMED);
  return {
    ok: true,
    squad: {
      name,
      faction,
      ships,
      obstacles,
      ...(notes && { notes }),
      ...(parts.extras && { extras: parts.extras }),
    },
    profile: parts.profile,
    warnings,
  };
}

export const SHORT = 'Some of this ship’s upgrades cannot be read and are left out.';

function shortened(ship: KeptShip, at: number, warnings: Warning[]): KeptShip {
  if (ship.upgrades.length <= MOST_CARDS) return ship;
  warnings.push({ kind: 'leftOut', ship: at, words: SHORT });
  return { ...ship, upgrades: ship.upgrades.slice(0, MOST_CARDS) };
}

/**
 * A standard loadout comes with what its card prints, so that need not be listed. Lists may name the card of the same
 * name that can be bought. What is not printed stays, for the checker to name.
 */
function mended(catalog: Catalog, ship: KeptShip, at: number, warnings: Warning[]): KeptShip {
  const printed = catalog.hasPilot(ship.pilot) ? catalog.pilot(ship.pilot).standardLoadout : undefined;
  if (!printed || ship.upgrades.length === 0) return ship;
  const nameOf = (id: UpgradeId) => (catalog.hasUpgrade(id) ? catalog.upgrade(id).name : id);
  const names = printed.map(nameOf);
  const others = ship.upgrades.filter(id => !names.includes(nameOf(id)));
  if (others.length === 0 && ship.upgrades.length < printed.length) {
    const { name } = catalog.pilot(ship.pilot);
    const words = `${name} has a standard loadout: the cards that were not listed come with it.`;
    warnings.push({ kind: 'standardLoadout', ship: at, words });
  }
  return { ...ship, upgrades: others };
}
