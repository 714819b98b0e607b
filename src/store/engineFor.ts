import { loadCatalog } from '../catalog/load';
import { createEngine, type Engine, type Setup } from '../engine';

/** The engine over the cards that these squads need. */
export async function engineFor({ players }: Setup): Promise<Engine> {
  return createEngine(await loadCatalog(Object.values(players).map(({ squad }) => squad.faction)));
}

/** Said when the cards do not come: they can be asked for again. */
export const CARDS_MISSING = 'The cards could not be loaded. Check the connection and try again.';
