import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keptSquad } from '../../src/squads/io/keptSchema';
import { backupReader, backupText } from '../../src/store/squads/backup';
import { type OwnSquad, rowReader } from '../../src/store/squads/row';

const read = backupReader(keptSquad);
const rows: readonly unknown[] = JSON.parse(readFileSync('tests/store/released/squads/withPrices.json', 'utf8'));
const squads = rows.map(raw => rowReader(keptSquad)(raw)!);
const file = backupText(squads, null);
const OWNED = { ships: { 'shipType:t65xwing': 2 }, upgrades: { 'upgrade:juke': 1 }, countsCards: true };
const changed = (change: object) => JSON.stringify({ ...JSON.parse(file), ...change });

test('all squads come back from their backup as they were: tags, notes, strangers and what else their files said', () => {
  const tagged: OwnSquad<never>[] = squads.map(own => ({ ...own, tags: ['league'] }) as never);
  expect(read(backupText(tagged, OWNED))).toEqual({
    kind: 'read',
    squads: tagged,
    damaged: 0,
    newer: 0,
    collection: OWNED,
  });
  expect(squads[1]!.squad.ships[1]!.pilot).toBe('pilot:nobodyatall');
});

test('what an editor puts around it does no harm', () => {
  const pretty = `\uFEFF${JSON.stringify(JSON.parse(file), null, 2)}\n`;
  expect(read(pretty)).toMatchObject({ kind: 'read', squads });
});

test.each(['', '[]', '{"name":"x","pilots":[]}', 'https://yasb.app/', '{"format":"another"}'])(
  'what calls itself something else is none: %s',
  text => expect(read(text)).toBeNull(),
);

test('a backup that breaks off, or has no list, is called broken', () => {
  for (const text of [file.slice(0, -1), file.slice(0, 60), changed({ squads: 'all' }), changed({ version: 'two' })]) {
    expect(read(text)).toEqual({ kind: 'broken' });
  }
});

test('one in a newer frame is not guessed at', () => {
  expect(read(changed({ version: 2 }))).toEqual({ kind: 'newer' });
});

test('squads that are damaged, newer, or of no size that a page can draw are counted, and the others read', () => {
  const [good] = JSON.parse(file).squads;
  const many = { ...good, squad: { ...good.squad, ships: Array.from({ length: 101 }, () => good.squad.ships[0]) } };
  const long = { ...good, tags: ['x'.repeat(60_001)] };
  const hostile = [null, 7, { ...good, profile: 'epic' }, many, long, { ...good, version: 99 }, good];
  expect(read(changed({ squads: hostile }))).toEqual({
    kind: 'read',
    squads: [squads[0]],
    damaged: 5,
    newer: 1,
    collection: null,
  });
});

test('of more squads than anybody has the first are read, and the rest counted', () => {
  const [good] = JSON.parse(file).squads;
  const found = read(changed({ squads: Array.from({ length: 2003 }, () => good) }));
  expect(found).toMatchObject({ damaged: 3, newer: 0 });
  expect(found?.kind === 'read' && found.squads.length).toBe(2000);
});
