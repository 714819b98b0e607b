import { FACTIONS, type Faction } from '../engine/core/vocabulary';
import { type Catalog, createCatalog } from './catalog';
import { type FactionData, joinData, readFaction, readProfiles, readShared, type SharedData } from './catalogData';
import { refuse } from './parse';
import { checkReferences } from './references';
import type { Profile } from './schemas/profile';

/** One chunk a file: nothing is fetched before it is asked for. */
const chunks = import.meta.glob<unknown>('../../data/**/*.json', { import: 'default' });

async function read(file: string): Promise<unknown> {
  const chunk = chunks[`../../${file}`];
  if (!chunk) throw new Error(`There is no ${file}.`);
  return chunk();
}

const remembered = new Map<string, Promise<unknown>>();

/** Loads once. A failure is forgotten, so that it can be tried again when the network is back. */
function once<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
  const known = remembered.get(key);
  if (known) return known as Promise<Value>;
  const loading = load();
  remembered.set(key, loading);
  loading.catch(() => remembered.delete(key));
  return loading;
}

/** The rule profiles alone: all that a first screen needs. */
export const loadProfiles = (): Promise<readonly Profile[]> => once('profiles', () => readProfiles(read));

const loadShared = (): Promise<SharedData> => once('shared', () => readShared(read));
const loadFaction = (faction: Faction): Promise<FactionData> => once(faction, () => readFaction(read, faction));

/** The checked cards of these factions, and what all of them share. */
export function loadCatalog(factions: readonly Faction[]): Promise<Catalog> {
  const wanted = FACTIONS.filter(faction => factions.includes(faction));
  return once(`catalog ${wanted.join(' ')}`, async () => {
    const [shared, ...parts] = await Promise.all([loadShared(), ...wanted.map(loadFaction)]);
    const data = joinData(wanted, shared, parts);
    refuse(checkReferences(data));
    return createCatalog(data);
  });
}
