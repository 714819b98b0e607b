/** The names of what must always hold between two answers. */
export const INVARIANTS = [
  'basesApart',
  'insidePlayArea',
  'tokens',
  'locks',
  'markers',
  'devices',
  'limits',
  'dials',
  'destruction',
  'docking',
  'damageCards',
  'options',
  'secrets',
  'questions',
  'agenda',
  'score',
] as const;
export type Invariant = (typeof INVARIANTS)[number];

/** One that does not hold, and how that shows. */
export interface Broken {
  readonly invariant: Invariant;
  readonly problem: string;
}

export type Check = readonly [invariant: Invariant, problems: readonly string[]];

export const brokenOf = ([invariant, problems]: Check): readonly Broken[] =>
  problems.map(problem => ({ invariant, problem }));

/** The sentences whose condition holds. */
export const where = (...found: readonly (readonly [wrong: boolean, problem: string])[]): readonly string[] =>
  found.flatMap(([wrong, problem]) => (wrong ? [problem] : []));
