import type { Catalog } from '../../src/catalog/catalog';
import { loadCatalog } from '../../src/catalog/load';
import { createEngine } from '../../src/engine';
import { FACTIONS, type PilotId } from '../../src/engine/core/vocabulary';

const real = await loadCatalog(FACTIONS);

/** For stories: a T-65 pilot of initiative 6 whose card says nothing. No list of pilots has it. */
const ACE = { ...real.pilot('pilot:wedgeantilles'), id: 'pilot:plainace' as PilotId, name: 'Plain Ace' };

/** All cards, loaded once for all tests. */
export const catalog: Catalog = {
  ...real,
  pilot: id => (id === ACE.id ? ACE : real.pilot(id)),
  hasPilot: (id: string): id is PilotId => id === ACE.id || real.hasPilot(id),
};
export const engine = createEngine(catalog);
