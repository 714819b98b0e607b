/** A QR code, as its standard (ISO/IEC 18004) has it: bytes only, with the least error correction, of versions 1 to 40. */
export interface Qr {
  /** How many modules wide it is, with the quiet zone around it. */
  readonly size: number;
  /** The dark modules as path data, one unit a module. */
  readonly path: string;
}

/** Of each version: check codewords in a block, and blocks. */
const CHECKS = [
  7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30, 30,
  30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
] as const;
const BLOCKS = [
  1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19,
  20, 21, 22, 24, 25,
] as const;
/** As wide as readers ask for. */
const QUIET_ZONE = 4;
const BYTES = 0b0100;
const PADS = [0xec, 0x11] as const;

/** Null where the text is longer than any code holds. */
export function qrOf(text: string): Qr | null {
  const bytes = new TextEncoder().encode(text);
  const version = CHECKS.findIndex((_, at) => headBits(at + 1) + 8 * bytes.length <= 8 * roomIn(at + 1)) + 1;
  if (version === 0) return null;
  const codewords = interleaved(version, dataOf(version, bytes));
  const [best] = MASKS.map((_, mask) => drawn(version, codewords, mask))
    .map(rows => ({ rows, penalty: penaltyOf(rows) }))
    .sort((a, b) => a.penalty - b.penalty);
  return { size: widthOf(version) + 2 * QUIET_ZONE, path: best!.rows.map(rowPath).join('') };
}

const widthOf = (version: number): number => 4 * version + 17;
const headBits = (version: number): number => 4 + (version < 10 ? 8 : 16);
/** How many codewords of data a version takes. */
const roomIn = (version: number): number => codewordsIn(version) - CHECKS[version - 1]! * BLOCKS[version - 1]!;

/** All that is left beside finders, timing, alignment, format and version. */
function codewordsIn(version: number): number {
  const aligned = alignedAt(version).length;
  const alignment = aligned === 0 ? 0 : 25 * (aligned ** 2 - 3) - 10 * (aligned - 2);
  const versions = version < 7 ? 0 : 36;
  const modules = widthOf(version) ** 2 - 3 * 64 - 31 - 2 * (widthOf(version) - 16) - alignment - versions;
  return Math.floor(modules / 8);
}

/** The rows, and columns, through the middles of the alignment patterns. */
function alignedAt(version: number): readonly number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const last = widthOf(version) - 7;
  const step = version === 32 ? 26 : 2 * Math.ceil((last - 6) / (2 * (count - 1)));
  return [6, ...Array.from({ length: count - 1 }, (_, at) => last - step * (count - 2 - at))];
}

function dataOf(version: number, bytes: Uint8Array): readonly number[] {
  const head = [BYTES, ...(version < 10 ? [] : [bytes.length >> 12, (bytes.length >> 8) & 15])];
  const nibbles = [...head, (bytes.length >> 4) & 15, bytes.length & 15];
  for (const byte of bytes) nibbles.push(byte >> 4, byte & 15);
  // The end: four zeros, which make the nibbles even in number.
  nibbles.push(0);
  const data = Array.from({ length: nibbles.length >> 1 }, (_, at) => 16 * nibbles[2 * at]! + nibbles[2 * at + 1]!);
  const room = roomIn(version);
  for (let at = 0; data.length < room; at++) data.push(PADS[at % 2]!);
  return data;
}

/** Data in blocks, the first ones a codeword shorter, column by column; then their checks likewise. */
function interleaved(version: number, data: readonly number[]): readonly number[] {
  const [checks, count] = [CHECKS[version - 1]!, BLOCKS[version - 1]!];
  const short = Math.floor(data.length / count);
  const shorts = count - (data.length % count);
  const starts = Array.from({ length: count + 1 }, (_, at) => at * short + Math.max(0, at - shorts));
  const blocks = Array.from({ length: count }, (_, at) => data.slice(starts[at], starts[at + 1]));
  const remainders = blocks.map(block => checksOf(block, generator(checks)));
  const columns = (all: readonly (readonly number[])[], most: number) =>
    Array.from({ length: most }, (_, at) => all.flatMap(one => one[at] ?? [])).flat();
  return [...columns(blocks, short + 1), ...columns(remainders, checks)];
}

/** In the field of 256 numbers that the standard counts in. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/** The polynomial that has the first powers of two for its roots, without its leading one. */
function generator(degree: number): readonly number[] {
  let [powers, root] = [[1] as number[], 1];
  for (let at = 0; at < degree; at++) {
    powers = [...powers, 0].map((one, place) => one ^ (place === 0 ? 0 : times(powers[place - 1]!, root)));
    root = times(root, 2);
  }
  return powers.slice(1);
}

function checksOf(block: readonly number[], divisor: readonly number[]): readonly number[] {
  let rest = divisor.map(() => 0);
  for (const codeword of block) {
    const factor = codeword ^ rest[0]!;
    rest = [...rest.slice(1), 0].map((one, at) => one ^ times(divisor[at]!, factor));
  }
  return rest;
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  x => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

type Rows = readonly (readonly boolean[])[];

function drawn(version: number, codewords: readonly number[], mask: number): Rows {
  const width = widthOf(version);
  const rows = frame(version, mask);
  let bit = 0;
  // In pairs of columns from the right, up and down by turns, past the column of the timing.
  for (let right = width - 1; right >= 1; right -= right === 8 ? 3 : 2) {
    const isUp = ((right + 1) & 2) === 0;
    for (let step = 0; step < width; step++) {
      const y = isUp ? width - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (rows[y]![x] !== null) continue;
        const isDark = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        rows[y]![x] = isDark !== MASKS[mask]!(x, y);
        bit++;
      }
    }
  }
  return rows as Rows;
}

/** What every code of a version has: all but the data, whose places are null. */
function frame(version: number, mask: number): (boolean | null)[][] {
  const width = widthOf(version);
  const rows = Array.from({ length: width }, () => Array<boolean | null>(width).fill(null));
  const set = (x: number, y: number, isDark: boolean) => {
    if (y in rows && x in rows[y]!) rows[y]![x] = isDark;
  };
  /** Rings around a middle, the light ones among them named. */
  const rings = (middleX: number, middleY: number, reach: number, light: readonly number[]) => {
    for (let y = -reach; y <= reach; y++) {
      for (let x = -reach; x <= reach; x++) {
        set(middleX + x, middleY + y, !light.includes(Math.max(Math.abs(x), Math.abs(y))));
      }
    }
  };
  for (let at = 0; at < width; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [width - 4, 3],
    [3, width - 4],
  ] as const) {
    rings(x, y, 4, [2, 4]);
  }
  const middles = alignedAt(version);
  for (const x of middles) {
    for (const y of middles) {
      const isFinder = (x === 6 && (y === 6 || y === width - 7)) || (x === width - 7 && y === 6);
      if (!isFinder) rings(x, y, 2, [1]);
    }
  }
  setFormat(set, width, mask);
  if (version >= 7) setVersion(set, width, version);
  return rows;
}

type Set = (x: number, y: number, isDark: boolean) => void;

const bitOf = (bits: number, at: number): boolean => ((bits >> at) & 1) === 1;

/** A number with the rest of its division by a polynomial behind it, so that readers can mend it. */
function guarded(value: number, length: number, divisor: number): number {
  let rest = value;
  for (let at = 0; at < length; at++) rest = (rest << 1) ^ ((rest >> (length - 1)) * divisor);
  return (value << length) | rest;
}

/** Which correction and which mask, twice: around the first finder, and beside the other two. */
function setFormat(set: Set, width: number, mask: number): void {
  const bits = guarded((1 << 3) | mask, 10, 0x537) ^ 0x5412;
  for (let at = 0; at < 15; at++) {
    const isDark = bitOf(bits, at);
    const along = at < 6 ? at : at < 8 ? at + 1 : 0;
    if (at < 8) set(8, along, isDark);
    else set(at === 8 ? 7 : 14 - at, 8, isDark);
    if (at < 8) set(width - 1 - at, 8, isDark);
    else set(8, width - 15 + at, isDark);
  }
  set(8, width - 8, true);
}

function setVersion(set: Set, width: number, version: number): void {
  const bits = guarded(version, 12, 0x1f25);
  for (let at = 0; at < 18; at++) {
    const [across, along] = [width - 11 + (at % 3), Math.floor(at / 3)];
    set(across, along, bitOf(bits, at));
    set(along, across, bitOf(bits, at));
  }
}

/** How hard a code is to read: long runs, blocks, what looks like a finder, more dark than light. */
function penaltyOf(rows: Rows): number {
  const lines = [...rows, ...rows.map((_, x) => rows.map(row => row[x]!))].map(line =>
    line.map(isDark => (isDark ? '1' : '0')).join(''),
  );
  const runs = lines.flatMap(line => line.match(/0{5,}|1{5,}/g) ?? []).map(run => run.length - 2);
  const finders = lines.flatMap(line => [...`0000${line}0000`.matchAll(/(?=10111010000|00001011101)/g)]).length;
  const isAlike = (x: number, y: number) =>
    rows[y]![x] === rows[y]![x - 1] && rows[y]![x] === rows[y - 1]![x] && rows[y]![x] === rows[y - 1]![x - 1];
  const blocks = rows.flatMap((row, y) => row.filter((_, x) => x > 0 && y > 0 && isAlike(x, y))).length;
  const dark = rows.flat().filter(Boolean).length / rows.length ** 2;
  return (
    runs.reduce((sum, run) => sum + run, 0) + 3 * blocks + 40 * finders + 10 * Math.floor(Math.abs(20 * dark - 10))
  );
}

/** Neighbours in one stroke: no seam between them. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    if (!row[x] || row[x - 1]) continue;
    const end = row.indexOf(false, x);
    const wide = (end < 0 ? row.length : end) - x;
    path += `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h${wide}v1h-${wide}z`;
  }
  return path;
}
