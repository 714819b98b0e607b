/** Where things lie on the stage, in pixels. */
export interface StageLayout {
  readonly width: number;
  readonly height: number;
  /** Middle of the models, and half their size. */
  readonly model: { readonly x: number; readonly half: number };
  /** From a die's middle to its corner. */
  readonly die: number;
  readonly rows: Readonly<Record<'attack' | 'defense', number>>;
  readonly column: (index: number) => number;
  /** Where the sum begins. */
  readonly sum: number;
  /** How much larger than usual the page writes. */
  readonly writing: number;
}

const clamp = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** Below its model a ship's tag stands whole, this high. */
export const TAG = 28;
const DEFENSE = 0.71;

/** Models at the left, dice in columns, the sum at the right; both pools share the columns. */
export function layOf(width: number, height: number, columns: number, writing = 1): StageLayout {
  const models = clamp(64, width * 0.2, 155 * writing);
  const sum = width - clamp(92, width * 0.24, 178 * writing);
  const room = sum - models;
  const die = Math.max(10, Math.min(46 * writing, height * 0.155, (room / Math.max(3, columns)) * 0.42));
  const step = Math.min(die * 2.42, (room - 2.5 * die) / Math.max(1, columns - 1));
  const half = Math.min(models * 0.36, height * 0.15, (1 - DEFENSE) * height - TAG * writing);
  return {
    ...{ width, height, die, sum, writing },
    model: { x: models / 2 + width * 0.006, half: clamp(18, half, 50 * writing) },
    rows: { attack: height * 0.24, defense: height * DEFENSE },
    column: index => models + die * 1.3 + index * step,
  };
}

export interface Plate {
  readonly words: string;
  /** Of the dice that it tells about. */
  readonly middle: number;
}

/** A plate's height, and its width: of a letter and of its edges. */
const PLATE = { height: 25, letter: 6.6, edges: 17 } as const;

/** Half a ship's tag. */
const HALF_TAG = 30;

/** Plates below a row of dice, clear of the tags and, where there is room, of the sum. Where two would lie on each other, the older one is left out. */
export function layPlates(
  { width, height, die, rows, model, writing, sum }: StageLayout,
  pool: 'attack' | 'defense',
  plates: readonly Plate[],
) {
  const top = Math.min(rows[pool] + die * 1.28, height - PLATE.height * writing);
  const laid = plates.map(({ words, middle }) => {
    const half = (writing * (words.length * PLATE.letter + PLATE.edges)) / 2;
    const least = Math.min(Math.max(half, width - half), model.x + HALF_TAG * writing + half);
    return { words, top, half, left: clamp(least, middle, Math.max(least, sum - half)) };
  });
  return laid.filter(
    ({ left, half }, at) => !laid.slice(at + 1).some(newer => Math.abs(newer.left - left) < newer.half + half),
  );
}
