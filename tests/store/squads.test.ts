import { expect, test, vi } from 'vitest';
import { keptSquad } from '../../src/squads/io/keptSchema';
import { squadLibrary } from '../../src/store/squads/library';

test('where a browser keeps nothing, every wish is refused and none throws at once', async () => {
  const library = squadLibrary(keptSquad);
  const squad = { name: 'Old Friends', faction: 'rebelalliance', ships: [], obstacles: [] } as const;
  await expect(library.list()).rejects.toThrow();
  await expect(library.save({ id: 'one', profile: 'amg20', changed: 1, tags: [], squad })).rejects.toThrow();
  await expect(library.remove('one')).rejects.toThrow();
});

test('a refusal is forgotten: the next wish asks the browser again', async () => {
  const open = vi.fn(() => {
    throw new Error('not now');
  });
  vi.stubGlobal('indexedDB', { open });
  const library = squadLibrary(keptSquad);
  await expect(library.list()).rejects.toThrow('not now');
  await expect(library.list()).rejects.toThrow('not now');
  expect(open).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});
