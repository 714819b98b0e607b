import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { builderLink } from '../../../src/squads/io/builderLink';
import { plainText } from '../../../src/squads/io/plainText';
import { readSquad } from '../../../src/squads/io/readSquad';
import { shareHash } from '../../../src/squads/io/shareLink';
import { xwsText } from '../../../src/squads/io/writeXws';
import { problemsOf } from '../../../src/squads/legal';
import { catalog } from '../../support/engine';
import { asLink, asXws, LISTS } from './lists';
import { problemIn, reads, sorted, squadIn, warningsIn } from './reading';

const rebels = (said: object) => ({ faction: 'rebelalliance', pilots: [{ id: 'wesjanson' }], ...said });

/** However it was written: a sentence, or a squad that can be checked and goes out and comes back the same. */
function holds(text: string): void {
  const read = readSquad(text, catalog);
  if (!read.ok) {
    expect(read.problem).toMatch(/^[A-Z].*\.$/);
    return;
  }
  const { squad } = read;
  expect(squad.name).toMatch(/^[^\p{Cc}\p{Cf}\p{Cs}]{1,160}$/u);
  expect(JSON.stringify(squad.ships.map(({ pilot, upgrades }) => [pilot, upgrades]))).toMatch(/^[\w:,"[\]-]*$/);
  problemsOf(catalog, 'xwa50', squad);
  plainText(catalog, 'xwa50', squad);
  const again = squadIn(xwsText(catalog, 'xwa50', squad));
  expect(sorted(again)).toEqual(sorted(squad));
  expect(squadIn(xwsText(catalog, 'xwa50', again))).toEqual(again);
  const linked = squadIn(shareHash(catalog, 'xwa50', squad));
  expect(linked.ships.map(({ pilot }) => pilot)).toEqual(squad.ships.map(({ pilot }) => pilot));
  expect(squadIn(builderLink(catalog, 'xwa50', squad)).name).toBe(squad.name);
}

describe('what is no squad gets a sentence', () => {
  test.each([
    ['', 'nothing to read'],
    [' \n', 'nothing to read'],
    ['hello', 'no squad'],
    ['https://example.org/squads/1', 'from this link'],
    ['{"name": "cut', 'not whole'],
    ['{}', 'no squad in XWS'],
    ['[]', 'no squad in XWS'],
    ['[1, null, "pilots"]', 'no squad in XWS'],
    ['{"pilots": 7}', 'faction'],
    ['{"faction": "gungans", "pilots": [{"id": "nobody"}]}', 'faction'],
    ['{"faction": ["rebelalliance"], "pilots": []}', 'faction'],
    ['?d=v10', 'version'],
  ])('%j', (text, why) => {
    expect(problemIn(text)).toContain(why);
  });
});

describe('huge and deep', () => {
  test.each([
    ['more than any squad', JSON.stringify(rebels({ name: 'x'.repeat(200_000) }))],
    ['brackets', '['.repeat(200_000)],
    ['closed brackets', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['deep objects', `${'{"pilots":'.repeat(15_000)}1${'}'.repeat(15_000)}`],
    ['a link without an end', `?d=v10ZsZ50Z${')'.repeat(150_000)}x`],
    ['ships without an end', `?f=resistance&d=v10ZsZ50Z${'1XY'.repeat(60_000)}`],
    ['backticks', '`'.repeat(190_000)],
    ['spaces', `${' '.repeat(100_000)}x${' '.repeat(90_000)}x`],
  ])('%s is answered at once', (_, text) => {
    // Of this process alone: a busy machine takes no part in it.
    const start = process.cpuUsage();
    expect(problemIn(text)).not.toContain('read as');
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(1000);
  });

  test('of too many ships the first are read, with a warning', () => {
    const many = { faction: 'empire', pilots: Array.from({ length: 21 }, () => ({ id: 'academypilot' })) };
    expect(squadIn(many).ships).toHaveLength(20);
    expect(warningsIn(many)).toEqual(['Only the first 20 of 21 ships are read.']);
    expect(warningsIn({ ...many, pilots: many.pilots.slice(1) })).toEqual([]);
  });

  test('of too many upgrades the first are read, with a warning', () => {
    const cards = (count: number) => `?f=resistance&d=v10ZsZ50Z2X${'5W'.repeat(count)}`;
    expect(squadIn(cards(41)).ships[0]!.upgrades).toHaveLength(40);
    expect(warningsIn(cards(41))).toEqual(['Some of this ship’s upgrades cannot be read and are left out.']);
    expect(warningsIn(cards(40))).toEqual([]);
  });

  test('what else a file says is kept in moderation', () => {
    const diary = (length: number) => rebels({ diary: 'x'.repeat(length) });
    expect(squadIn(diary(10_000)).extras).toEqual({ diary: 'x'.repeat(10_000) });
    expect(squadIn(diary(30_000)).extras).toBeUndefined();
    expect(warningsIn(diary(30_000))).toEqual(['The file says much that no squad needs; that is not kept.']);
  });
});

describe('wrong types, names and keys', () => {
  test.each<[string, object, object]>([
    ['a list for a name', { name: ['x'] }, { name: 'Squad' }],
    ['no name', {}, { name: 'Squad' }],
    ['a number for obstacles', { obstacles: 3 }, { obstacles: [] }],
    ['objects for obstacles', { obstacles: [{}, 'gascloud1', null] }, { obstacles: ['obstacle:gascloud1'] }],
    ['a string for upgrades', { pilots: [{ id: 'wesjanson', upgrades: 'all' }] }, { ships: [{ upgrades: [] }] }],
    ['names for pilots', { pilots: ['wesjanson'] }, { ships: [{ pilot: 'pilot:wesjanson' }] }],
    ['pilots by number', { pilots: { 0: { id: 'wesjanson' } } }, { ships: [{ pilot: 'pilot:wesjanson' }] }],
  ])('%s', (_, said, expected) => {
    expect(squadIn(rebels(said))).toMatchObject(expected);
  });

  test('entries that name no pilot are left out, and the others stay', () => {
    const list = rebels({ pilots: [7, null, [], { id: {} }, { id: 'wesjanson' }] });
    expect(squadIn(list).ships).toHaveLength(1);
    expect(warningsIn(list)[0]).toBe('Entry 1 of the list names no pilot and is left out.');
  });

  test('a name is plain text of one line, cut at a sane length', () => {
    expect(squadIn(rebels({ name: '<img src=x onerror=alert(1)>' })).name).toBe('<img src=x onerror=alert(1)>');
    expect(squadIn(rebels({ name: 'a\u0000b\u202Ec\n\td\uD800e' })).name).toBe('abc de');
    expect(squadIn(rebels({ name: '☄'.repeat(500) })).name).toBe('☄'.repeat(80));
    expect(squadIn(rebels({ name: '🚀'.repeat(500) })).name).toBe('🚀'.repeat(80));
  });

  test('markup in ids leaves nothing but letters', () => {
    const ship = { id: '<b onclick="x()">Nobody</b>', upgrades: { '"><script>': ['<i>Trinket</i>'] } };
    expect(squadIn(rebels({ pilots: [ship] })).ships).toEqual([
      {
        pilot: 'pilot:bonclickxnobodyb',
        upgrades: ['upgrade:itrinketi'],
        slots: { 'upgrade:itrinketi': 'script' },
      },
    ]);
  });

  test('keys that reach for prototypes reach nothing', () => {
    const text = `{ "faction": "rebelalliance", "__proto__": { "hacked": 1 }, "constructor": { "prototype": { "hacked": 1 } },
      "pilots": [{ "id": "__proto__", "upgrades": { "__proto__": ["constructor"], "constructor": ["tostring"] } }] }`;
    const { squad } = reads(text);
    expect(squad.extras).toBeUndefined();
    expect(squad.ships[0]).toEqual({
      pilot: 'pilot:proto',
      upgrades: ['upgrade:constructor', 'upgrade:tostring'],
      slots: { 'upgrade:constructor': 'proto', 'upgrade:tostring': 'constructor' },
    });
    expect('hacked' in {}).toBe(false);
    holds(text);
  });
});

describe('fuzzed', () => {
  const texts = LISTS.flatMap(list => [asXws(list), asLink(list)]);

  test('any text', () => {
    const marks = fc.constantFrom('?d=v10ZsZ50Z', '#squad=1.', '&f=resistance', '{"pilots":[', 'X', 'W', 'Y', '%', '.');
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string({ unit: 'binary' }), marks)), parts => holds(parts.join(''))),
      {
        numRuns: 150,
      },
    );
  });

  test('any JSON where a squad is expected', () => {
    const some = { depthSize: 'medium', maxDepth: 10 } as const;
    const ship = fc.oneof(
      fc.jsonValue(some),
      fc.record({ id: fc.oneof(fc.constant('wesjanson'), fc.jsonValue()), upgrades: fc.jsonValue(some) }),
    );
    const squad = fc.record(
      {
        name: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()),
        description: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()),
        faction: fc.oneof(fc.constant('rebelalliance'), fc.jsonValue()),
        pilots: fc.oneof(fc.array(ship), fc.jsonValue()),
        obstacles: fc.jsonValue(),
        vendor: fc.jsonValue(),
        other: fc.jsonValue(some),
      },
      { requiredKeys: ['pilots'] },
    );
    fc.assert(
      fc.property(squad, said => holds(JSON.stringify(said))),
      { numRuns: 150 },
    );
  });

  test('lists and links with a piece changed', () => {
    const change = fc.record({
      text: fc.constantFrom(...texts),
      at: fc.nat(400),
      drop: fc.nat(6),
      put: fc.oneof(fc.string({ unit: 'binary', maxLength: 4 }), fc.constantFrom('X', 'Y', 'W', 'Z', '{', '"', '9999')),
    });
    const changed = ({ text, at, drop, put }: { text: string; at: number; drop: number; put: string }) =>
      text.slice(0, at) + put + text.slice(at + drop);
    fc.assert(
      fc.property(change, one => holds(changed(one))),
      { numRuns: 250 },
    );
  });
});
