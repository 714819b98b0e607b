import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { Catalog } from '../../src/catalog/catalog';
import { loadCatalog } from '../../src/catalog/load';
import { FACTIONS } from '../../src/engine/core/vocabulary';
import { keptSquad } from '../../src/squads/io/keptSchema';
import { problemsOf } from '../../src/squads/legal';
import { isNewer, rowOf, rowReader, SQUAD_VERSION } from '../../src/store/squads/row';

/** Squads as versions of Range One wrote them that players have had: one of known cards, one with strangers. Never written anew. */
const RELEASED = [
  /** The first shelf (1be07dd). */
  'keptFirst',
  /** The last without tags and a version of its own (f4fa7c5): it says what the squad cost. */
  'withPrices',
] as const;

const read = rowReader(keptSquad);
const raw = (name: string): readonly object[] =>
  JSON.parse(readFileSync(`tests/store/released/squads/${name}.json`, 'utf8'));

let catalog: Catalog;
beforeAll(async () => {
  catalog = await loadCatalog(FACTIONS);
});

test.each(RELEASED)('%s: both squads open as they were, without tags', name => {
  const [friends, strangers] = raw(name).map(read);
  expect(friends).toMatchObject({
    profile: 'amg20',
    tags: [],
    squad: { name: 'Old Friends', notes: 'Luke leads.\nHobbie last.' },
  });
  expect(friends?.squad.ships).toHaveLength(3);
  expect(problemsOf(catalog, 'amg20', friends!.squad)).toEqual([]);
  expect(friends?.squad.extras).toEqual({ vendor: { elsewhere: { link: 'x' } } });
  expect(strangers).toMatchObject({ squad: { name: 'Strangers' } });
  expect(strangers?.squad.ships[1]?.pilot).toBe('pilot:nobodyatall');
});

test.each(RELEASED)('%s: what is kept again names its version, and is read as the same squad', name => {
  for (const own of raw(name).map(one => read(one)!)) {
    const row = rowOf({ ...own, tags: ['league'] });
    expect(row.version).toBe(SQUAD_VERSION);
    expect(read(JSON.parse(JSON.stringify(row)))).toEqual({ ...own, tags: ['league'] });
  }
});

test('a row of a newer version is left alone, and known for what it is', () => {
  const [row] = raw('withPrices');
  const newer = { ...row, version: SQUAD_VERSION + 1 };
  expect(read(newer)).toBeNull();
  expect(isNewer(newer)).toBe(true);
  expect(isNewer(row)).toBe(false);
  expect(read({ ...row, version: 'two' })).toBeNull();
  expect(isNewer({ ...row, version: 'two' })).toBe(false);
});
