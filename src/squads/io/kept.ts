import type { Catalog } from '../../catalog/catalog';
import { bareId } from '../../catalog/catalog';
import type { Squad, SquadShip } from '../../engine/core/setup';
import type { UpgradeId } from '../../engine/core/vocabulary';
import type { Made } from '../changed';
import { OBSTACLES_OF_A_SQUAD, withThree } from '../obstacles';
import type { JsonObject } from './clean';

/**
 * A squad as it is kept. A card that nobody knows here stays in its place under its own id, as a placeholder: the
 * checker names it, exports give it back, and `forPlay` leaves it out.
 */
export interface KeptSquad extends Squad {
  readonly ships: readonly KeptShip[];
  /** The player's own; XWS calls it the description. */
  readonly notes?: string;
  /** What it cost when it was made or last changed. */
  readonly made?: Made;
  /** What else the file said, given back as it came. */
  readonly extras?: JsonObject;
}

export interface KeptShip extends SquadShip {
  /** Under which slot the file had a card that nobody knows. */
  readonly slots?: Readonly<Record<UpgradeId, string>>;
  readonly extras?: JsonObject;
}

export interface ForPlay {
  readonly squad: Squad;
  /** A sentence for each thing that stays away from the table. */
  readonly leftOut: readonly string[];
}

const MOST_SHIPS = 8;

/** The squad as a game takes it: known cards only, no more pieces than a table has room for, and three obstacles. */
export function forPlay(catalog: Catalog, { name, faction, ships, obstacles }: KeptSquad): ForPlay {
  const flying = ships.filter(({ pilot }) => catalog.hasPilot(pilot));
  const lying = [...new Set(obstacles)].filter(id => catalog.hasObstacle(id));
  const strangers = [
    ...ships.map(({ pilot }) => pilot).filter(id => !catalog.hasPilot(id)),
    ...flying.flatMap(({ upgrades }) => upgrades.filter(id => !catalog.hasUpgrade(id))),
    ...obstacles.filter(id => !catalog.hasObstacle(id)),
  ];
  const leftOut = [...new Set(strangers)].map(id => `${bareId(id)} is not known here and stays out of the game.`);
  if (flying.length > MOST_SHIPS) leftOut.push(`Only the first ${MOST_SHIPS} ships come to the table.`);
  if (lying.length > OBSTACLES_OF_A_SQUAD)
    leftOut.push(`Only the first ${OBSTACLES_OF_A_SQUAD} obstacles come to the table.`);
  return {
    squad: {
      name,
      faction,
      ships: flying.slice(0, MOST_SHIPS).map(({ pilot, upgrades }) => ({
        pilot,
        upgrades: upgrades.filter(id => catalog.hasUpgrade(id)),
      })),
      obstacles: withThree(lying).slice(0, OBSTACLES_OF_A_SQUAD),
    },
    leftOut,
  };
}
