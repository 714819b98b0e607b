import { clock } from './clock';

/** What a row should reach: so many times the library's speed, so many cases a second, so few milliseconds or bytes. */
export type Goal =
  | { readonly timesAsFast: number }
  | { readonly perSecond: number }
  | { readonly milliseconds: number }
  | { readonly bytes: number };

/** One line of the table. */
export interface Row {
  readonly name: string;
  /** Null where there is nothing to reach: only to be seen. */
  readonly goal: Goal | null;
  /** How many prepared cases were done. Where there was none, nothing was measured. */
  readonly cases: number;
  /** Answers in which the two sides differ, or that cannot be right. */
  readonly wrong: number;
  readonly ours: Speed | Size;
  readonly library: ((Speed | Size) & { readonly name: string }) | null;
  /** Ours over the library's: the median of the rounds. */
  readonly ratio: number | null;
}

export interface Speed {
  readonly perSecond: number;
  /** For all cases in one go. */
  readonly milliseconds: number;
}

/** Of one case. */
export interface Size {
  readonly bytes: number;
}

export interface Suite {
  readonly name: string;
  readonly prepare?: () => void;
  readonly benches: readonly (() => Row | readonly Row[] | Promise<Row | readonly Row[]>)[];
}

/** Does every case once and adds something up, so that no work can be left out. */
export type Pass = () => number;

/** Ours beside a library, on the same prepared cases; their answers are compared first. */
export function compare<T>(
  name: string,
  cases: readonly T[],
  contest: {
    readonly ours: Pass;
    readonly library: string;
    readonly theirs: Pass;
    readonly isWrong: (one: T) => boolean;
    readonly timesAsFast: number;
  },
): Row {
  const wrong = cases.filter(contest.isWrong).length;
  const { ours, theirs, ratio } = race(cases.length, contest.ours, contest.theirs);
  const library = { name: contest.library, ...theirs };
  return { name, goal: { timesAsFast: contest.timesAsFast }, cases: cases.length, wrong, ours, library, ratio };
}

const ROUNDS = 11;
const WARM_UP = 200;
/** The clock moves in steps of up to four milliseconds. */
const ROUND = 100;

/** Ours and the library by turns, in the same run: a busy machine slows both. */
export function race(cases: number, ours: Pass, library: Pass): { ours: Speed; theirs: Speed; ratio: number } {
  if (cases === 0) return { ours: NOTHING, theirs: NOTHING, ratio: Number.NaN };
  timed(ours, WARM_UP);
  timed(library, WARM_UP);
  const own: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    own.push(timed(ours, ROUND));
    theirs.push(timed(library, ROUND));
  }
  const ratio = median(own.map((time, round) => theirs[round]! / time));
  return { ours: speedOf(cases, own), theirs: speedOf(cases, theirs), ratio };
}

/** With nothing to compare to. */
export function alone(cases: number, pass: Pass): Speed {
  if (cases === 0) return NOTHING;
  timed(pass, WARM_UP);
  return speedOf(
    cases,
    Array.from({ length: ROUNDS }, () => timed(pass, ROUND)),
  );
}

const NOTHING: Speed = { perSecond: Number.NaN, milliseconds: Number.NaN };

/** Milliseconds for one pass, of as many as fit into the given time. */
export function timed(pass: Pass, atLeast: number): number {
  const start = clock.now();
  let passes = 0;
  let elapsed = 0;
  while (elapsed < atLeast) {
    sink += pass();
    passes++;
    elapsed = clock.now() - start;
  }
  return elapsed / passes;
}

/** Read by nobody, but the compiler cannot know. */
export let sink = 0;

function speedOf(cases: number, passes: readonly number[]): Speed {
  const milliseconds = median(passes);
  return { milliseconds, perSecond: (cases / milliseconds) * 1000 };
}

/** Not a number, of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** A row of so many milliseconds, with nothing beside it. */
export const timeRow = (name: string, times: readonly number[], goal: Goal | null): Row => {
  const milliseconds = median(times);
  const ours = { milliseconds, perSecond: 1000 / milliseconds };
  return { name, goal, cases: times.length, wrong: 0, ours, library: null, ratio: null };
};

export function isMet({ goal, ratio, ours }: Row): boolean {
  if (!goal) return true;
  if ('timesAsFast' in goal) return ratio !== null && ratio >= goal.timesAsFast;
  if ('bytes' in goal || 'bytes' in ours) return 'bytes' in goal && 'bytes' in ours && ours.bytes <= goal.bytes;
  return 'perSecond' in goal ? ours.perSecond >= goal.perSecond : ours.milliseconds <= goal.milliseconds;
}
