import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectionFrom, together } from '../../src/store/squads/collection';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** As after a reload. */
async function opened() {
  vi.resetModules();
  return (await import('../../src/store/squads/collection')).useCollection.getState();
}

test('what is counted is there after a reload, and whether it is in use', async () => {
  const first = await opened();
  expect(first).toMatchObject({ ships: {}, upgrades: {}, countsCards: false, only: false });
  first.change({ ships: { 'shipType:t65xwing': 2 } });
  first.change({ only: true });
  expect(await opened()).toMatchObject({ ships: { 'shipType:t65xwing': 2 }, countsCards: false, only: true });
  expect(JSON.parse(kept.get('range-one collection')!)).toMatchObject({ version: 1 });
});

test('whatever else lies there was never owned', async () => {
  const ships = { 'shipType:t65xwing': 400, 'shipType:a': -1, 'shipType:b': 1.5, 'shipType:c': 'two', other: 3 };
  kept.set('range-one collection', JSON.stringify({ ships, upgrades: 'all', only: 7 }));
  expect(await opened()).toMatchObject({ ships: { 'shipType:t65xwing': 99 }, upgrades: {}, only: false });
  kept.set('range-one collection', '[1');
  expect(await opened()).toMatchObject({ ships: {} });
});

test.each([null, 7, 'all', [], {}, { ships: {} }, { ships: { __proto__: 3, 'shipType:a': 0 } }])(
  'no collection is made of %j',
  raw => expect(collectionFrom(raw)).toBeNull(),
);

test('of two collections the larger counts stay', () => {
  const one = { ships: { 'shipType:a': 2, 'shipType:b': 1 }, upgrades: {}, countsCards: false };
  const other = { ships: { 'shipType:a': 1, 'shipType:c': 3 }, upgrades: { 'upgrade:x': 1 }, countsCards: true };
  expect(together(one, other)).toEqual({
    ships: { 'shipType:a': 2, 'shipType:b': 1, 'shipType:c': 3 },
    upgrades: { 'upgrade:x': 1 },
    countsCards: true,
  });
});
