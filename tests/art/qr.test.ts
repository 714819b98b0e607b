import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { qrOf } from '../../src/art/qr';

const LINK = 'https://example.org/#squad=1.amg20.rebelalliance.5X357Y4X.coreasteroid1.Wedge%20and%20Luke';

/** The modules that a path paints, row by row. */
function modulesOf({ size, path }: { readonly size: number; readonly path: string }): readonly string[] {
  const rows = Array.from({ length: size }, () => Array<string>(size).fill('.'));
  for (const [, x, y, wide] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    rows[Number(y)]!.fill('#', Number(x), Number(x) + Number(wide));
  }
  return rows.map(row => row.join(''));
}

const FINDER = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];

test('a code has its three finders, and four quiet modules around it', () => {
  const qr = qrOf(LINK)!;
  const rows = modulesOf(qr);
  const end = qr.size - 4 - 7;
  const at = (x: number, y: number) => rows.slice(y, y + 7).map(row => row.slice(x, x + 7));
  expect([at(4, 4), at(end, 4), at(4, end)]).toEqual([FINDER, FINDER, FINDER]);
  expect(at(end, end)).not.toEqual(FINDER);
  for (const row of [...rows.slice(0, 4), ...rows.slice(-4)]) expect(row).not.toContain('#');
  for (const row of rows) expect(`${row.slice(0, 4)}${row.slice(-4)}`).toBe('........');
});

test('a code that another encoder has drawn is drawn the same', () => {
  expect(
    modulesOf(qrOf('Range One')!)
      .slice(4, -4)
      .map(row => row.slice(4, -4)),
  ).toEqual([
    '#######...###.#######',
    '#.....#.###.#.#.....#',
    '#.###.#...###.#.###.#',
    '#.###.#.##..#.#.###.#',
    '#.###.#..#..#.#.###.#',
    '#.....#.#..#..#.....#',
    '#######.#.#.#.#######',
    '.........#...........',
    '#####.###..#.#.#.#.#.',
    '.#..#..#..#######.#.#',
    '.#######.##.#.#..###.',
    '#..#...##.####..###.#',
    '##....#..##.#.#.#....',
    '........#...##.#.#.#.',
    '#######.####.#.....#.',
    '#.....#..##....#.###.',
    '#.###.#.##.#...#....#',
    '#.###.#.#.#########..',
    '#.###.#.#...#.##.#...',
    '#.....#.#..####..##..',
    '#######.##..#......#.',
  ]);
});

test.each([
  { times: 3, version: 10, print: '6166b7f5d0e07d9b' },
  { times: 6, version: 16, print: '01b7cf2cacf42d28' },
])('and so is a longer one, of several blocks: version $version', ({ times, version, print }) => {
  const { size, path } = qrOf(LINK.repeat(times))!;
  expect(size).toBe(4 * version + 17 + 8);
  expect(createHash('sha256').update(path).digest('hex').slice(0, 16)).toBe(print);
});

/** As the standard lists them: how many bytes a version takes with the least correction. */
test.each([
  { version: 1, most: 17 },
  { version: 2, most: 32 },
  { version: 6, most: 134 },
  { version: 7, most: 154 },
  { version: 9, most: 230 },
  { version: 10, most: 271 },
  { version: 14, most: 458 },
  { version: 27, most: 1465 },
  { version: 32, most: 1952 },
  { version: 40, most: 2953 },
])('version $version takes $most bytes, and no more', ({ version, most }) => {
  const widthFor = (length: number) => (qrOf('x'.repeat(length))?.size ?? 185 + 4) - 8;
  expect(widthFor(most)).toBe(4 * version + 17);
  expect(widthFor(most + 1)).toBe(4 * version + 21);
});

test('a text beyond all measure has no code', () => expect(qrOf('x'.repeat(2954))).toBeNull());

test('letters beyond the plain ones take their bytes', () => {
  expect(qrOf('é'.repeat(8))!.size).toBe(21 + 8);
  expect(qrOf('é'.repeat(9))!.size).toBe(25 + 8);
});
