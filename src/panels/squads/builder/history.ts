/** What was done, so that it can be taken back. */
export interface History<Value> {
  readonly past: readonly Value[];
  readonly now: Value;
  readonly future: readonly Value[];
  /** What the last step changed: typing on in the same field is the same step. */
  readonly field: string | null;
}

const MOST_STEPS = 100;

export const begin = <Value>(now: Value): History<Value> => ({ past: [], now, future: [], field: null });

export function change<Value>(history: History<Value>, now: Value, field: string | null = null): History<Value> {
  if (now === history.now) return history;
  const isSameStep = field !== null && field === history.field;
  const past = isSameStep ? history.past : [...history.past, history.now].slice(-MOST_STEPS);
  return { past, now, future: [], field };
}

export function undo<Value>({ past, now, future, field }: History<Value>): History<Value> {
  const before = past.at(-1);
  if (before === undefined) return { past, now, future, field };
  return { past: past.slice(0, -1), now: before, future: [now, ...future], field: null };
}

export function redo<Value>({ past, now, future, field }: History<Value>): History<Value> {
  const [next, ...rest] = future;
  if (next === undefined) return { past, now, future, field };
  return { past: [...past, now], now: next, future: rest, field: null };
}
