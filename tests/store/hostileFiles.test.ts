import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engineFor } from '../../src/store/engineFor';
import { parseGameFile, textOfGame } from '../../src/store/saves/gameFile';
import { playFile } from '../../src/store/saves/playFile';
import { rebuild } from '../../src/store/saves/rebuild';
import { asLoaded } from './asLoaded';
import { playUntil, startPlaced, table } from './playing';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

let text: string;

beforeAll(async () => {
  await startPlaced();
  playUntil(game => game.phase === 'engagement');
  table().undo();
  const { name, record, options, journal } = table();
  text = textOfGame({ name, record: record!, options, journal });
});

afterAll(() => table().leave());

/** Whatever the file says: a short sentence, or a game that can be opened as it is. Nothing is thrown. */
async function holds(said: string): Promise<'added' | 'refused'> {
  const parsed = parseGameFile(said);
  if (!parsed.ok) return refusedWith(parsed.problem);
  const { file } = parsed;
  expect(file.name).toMatch(/^[^\p{Cc}\p{Cf}\p{Cs}]{1,160}$/u);
  const engine = await engineFor(file.record.setup);
  const played = await playFile(engine, file, 'new', 1);
  if (!played.ok) return refusedWith(played.problem);
  const rebuilding = await rebuild(engine, asLoaded(played.kept));
  expect(rebuilding).toMatchObject({ ok: true, rebuilt: { problem: null } });
  expect(engine.checkInvariants(played.kept.game)).toEqual([]);
  return 'added';
}

function refusedWith(problem: string): 'refused' {
  expect(problem).toMatch(/^[A-Z][^\p{Cc}\p{Cf}]{1,500}\.$/u);
  return 'refused';
}

const changed = (change: (raw: { [key: string]: Json }) => unknown): string => {
  const raw = JSON.parse(text);
  return JSON.stringify(change(raw) ?? raw);
};

const deep = (depth: number): string => `${'{"a":['.repeat(depth)}1${']}'.repeat(depth)}`;

describe('files made to hurt', () => {
  test('the file as it is can be added', async () => {
    expect(await holds(text)).toBe('added');
  });

  /** The file with this in place of a value: some of it is deeper than can be written from an object. */
  const put = (path: string, what: string) => () => {
    const keys = path.split('.');
    const last = keys.pop()!;
    const marked = changed(raw => {
      const holder = keys.reduce<Json | undefined>(childOf, raw) as { [key: string]: Json };
      expect(holder).toHaveProperty(last);
      holder[last] = '@@';
    });
    return marked.replace('"@@"', () => what);
  };
  test.each<[string, () => string]>([
    ['brackets without end', () => '['.repeat(1_000_000)],
    ['deep JSON', () => deep(100_000)],
    ['a deep name', put('name', deep(100_000))],
    ['a deep record', put('record', deep(100_000))],
    ['a deep setup', put('record.setup', deep(100_000))],
    ['deep answers', put('record.answers', `[${deep(100_000)}]`)],
    ['a number without end', put('record.seed', '9'.repeat(100_000))],
    ['a seed beyond all numbers', put('record.seed', '1e999')],
    ['a long key', () => changed(raw => ({ ...raw, ['k'.repeat(1_000_000)]: 1 }))],
    [
      'many keys',
      () => changed(raw => ({ ...raw, ...Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`${n}`, n])) })),
    ],
    ['keys that reach for prototypes', () => text.replace('{', '{"__proto__":{"format":"x"},"constructor":1,')],
    ['a prototype for a setup', put('record.setup', '{"__proto__":{}}')],
    ['200,000 marks', put('record.rounds', `[${Array(200_000).fill('{"round":0,"answers":0,"hash":"x"}').join()}]`)],
    [
      'marks for every answer',
      put(
        'record.rounds',
        `[${Array.from({ length: 999 }, (_, n) => `{"round":0,"answers":${n},"hash":"x"}`).join()}]`,
      ),
    ],
    ['300,000 answers', put('record.answers', `[${Array(300_000).fill('{}').join()}]`)],
    [
      'a long option',
      put('record.answers', `[{"decision":"d1","player":"p1","choice":{"option":"${'o'.repeat(1_000_000)}"}}]`),
    ],
  ])('%s', async (_, made) => {
    expect(await holds(made())).toBe('refused');
  });

  test('no marks, or none but the last, can be added all the same', async () => {
    const rounds = (few: (marks: Json[]) => Json) =>
      changed(raw => {
        const record = raw.record as { [key: string]: Json };
        record.rounds = few(record.rounds as Json[]);
      });
    expect(await holds(rounds(() => []))).toBe('added');
    expect(await holds(rounds(marks => marks.slice(-1)))).toBe('added');
    expect(await holds(rounds(marks => marks.toReversed()))).toBe('refused');
  });
});

/** Every place in a value, as the keys that lead there. */
function placesIn(value: Json, here: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [here];
  const inside = Object.entries(value).flatMap(([key, one]) =>
    placesIn(one, [...here, Array.isArray(value) ? Number(key) : key]),
  );
  return here.length === 0 ? inside : [here, ...inside];
}

type Change = (holder: { [key: string]: Json }, key: string) => void;

const HOSTILE: readonly Json[] = [
  ...[null, true, '', ' \u202E\u0000', 'x'.repeat(3000), '__proto__', 'ship:A1', 'd1', 'p2'],
  ...[0, -1, 0.5, 1e308, 2 ** 53, [], {}, [[]], { length: 3 }, [null, null], { kind: 'move' }],
];

const change = fc.oneof(
  fc.constantFrom(...HOSTILE).map(
    (value): Change =>
      (holder, key) =>
        void (holder[key] = value),
  ),
  fc.jsonValue({ maxDepth: 5 }).map(
    (value): Change =>
      (holder, key) =>
        void (holder[key] = value as Json),
  ),
  fc.constant<Change>(
    (holder, key) => void (Array.isArray(holder) ? holder.splice(Number(key), 1) : delete holder[key]),
  ),
  fc.constant<Change>((holder, key) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 0, structuredClone(holder[Number(key)]));
    else holder[`${key}2`] = holder[key]!;
  }),
  fc.constant<Change>(holder => void (Array.isArray(holder) && holder.reverse())),
);

describe('fuzzed', () => {
  test('a file with some values changed', async () => {
    const places = placesIn(JSON.parse(text));
    // Half of them near the beginning, where names, options and setup are: most places are answers.
    const place = fc.oneof(fc.nat(places.length - 1), fc.nat(120));
    const ends = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(place, change), { minLength: 1, maxLength: 3 }), async changes => {
        const raw = JSON.parse(text);
        for (const [at, how] of changes) {
          const path = places[at]!;
          const holder = path.slice(0, -1).reduce<Json | undefined>((sum, key) => childOf(sum, key), raw);
          if (typeof holder === 'object' && holder !== null)
            how(holder as { [key: string]: Json }, String(path.at(-1)));
        }
        ends.add(await holds(JSON.stringify(raw)));
      }),
      { numRuns: 120 },
    );
    expect([...ends].sort()).toEqual(['added', 'refused']);
  });

  test('a file with a piece of its text changed', async () => {
    const cut = fc.record({
      at: fc.nat(text.length),
      drop: fc.oneof(fc.nat(8), fc.nat(text.length)),
      put: fc.oneof(
        fc.string({ unit: 'binary', maxLength: 6 }),
        fc.constantFrom('9', '"', '{', ',', '1e9', 'null', '['),
      ),
    });
    await fc.assert(
      fc.asyncProperty(cut, async ({ at, drop, put }) => {
        await holds(text.slice(0, at) + put + text.slice(at + drop));
      }),
      { numRuns: 120 },
    );
  });

  test('any JSON under our name', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom('version', 'name', 'record', 'options', 'journal'), fc.jsonValue()),
        async said => {
          expect(await holds(JSON.stringify({ format: 'range-one-game', ...said }))).toBe('refused');
        },
      ),
      { numRuns: 100 },
    );
  });
});

const childOf = (value: Json | undefined, key: string | number): Json | undefined =>
  typeof value === 'object' && value !== null ? (value as { [key: string]: Json })[key] : undefined;
