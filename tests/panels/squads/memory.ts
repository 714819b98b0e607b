import { vi } from 'vitest';
import { library, type OwnSquad } from '../../../src/panels/squads/library/ownSquads';

/** A browser that keeps squads, for as long as the test lasts. */
export function keepsSquads(...kept: readonly OwnSquad[]) {
  const shelf = new Map(kept.map(own => [own.id, own]));
  vi.spyOn(library, 'list').mockImplementation(() =>
    Promise.resolve([...shelf.values()].sort((a, b) => b.changed - a.changed)),
  );
  vi.spyOn(library, 'save').mockImplementation(own => Promise.resolve(void shelf.set(own.id, own)));
  vi.spyOn(library, 'remove').mockImplementation(id => Promise.resolve(void shelf.delete(`${id}`)));
  return shelf;
}
