import { loadCatalog } from '../../src/catalog/load';
import { createEngine } from '../../src/engine';
import { FACTIONS } from '../../src/engine/core/vocabulary';

/** All cards, loaded once for all tests. */
export const catalog = await loadCatalog(FACTIONS);
export const engine = createEngine(catalog);
