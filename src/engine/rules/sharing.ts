import type { GameState } from '../core/state';

type Plain = Record<string, unknown>;

/**
 * `now`, frozen, with every part that equals its counterpart in `before` replaced by that one:
 * whoever holds both states, as undo and React do, holds and compares only what has changed.
 */
export function sharedState(before: GameState | null, now: GameState): GameState {
  if (before) for (const part of MOST) keepSame(before[part], now[part]);
  return sharing(before, now);
}

/** Most of a state, of which most stays as it was: first only looked at, since the walk that freezes is slow. */
const MOST = ['ships', 'rocks', 'markers', 'decks'] as const;

function keepSame(before: Plain, now: Plain): void {
  for (const key in now) if (isSame(before[key], now[key])) now[key] = before[key];
}

/** The same data, whichever objects it is. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && isSameList(a, b);
  let count = 0;
  for (const key in b) {
    count++;
    if (!isSame((a as Plain)[key], (b as Plain)[key])) return false;
  }
  for (const _ in a) count--;
  return count === 0;
}

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false;
  return true;
}

function sharing<Value>(before: unknown, now: Value): Value;
function sharing(before: unknown, now: unknown): unknown {
  if (typeof now !== 'object' || now === null || now === before) return now;
  const isThere = typeof before === 'object' && before !== null;
  if (!isThere) return frozen(now);
  return Array.isArray(now)
    ? sharingList(Array.isArray(before) ? before : [], now)
    : sharingFields(before as Plain, now as Plain);
}

function sharingList(before: readonly unknown[], now: unknown[]): readonly unknown[] {
  if (Object.isFrozen(now)) return now;
  let same = before.length === now.length;
  for (let i = 0; i < now.length; i++) {
    const kept = sharing(before[i], now[i]);
    if (kept !== now[i]) now[i] = kept;
    if (kept !== before[i]) same = false;
  }
  return same ? before : Object.freeze(now);
}

function sharingFields(before: Plain, now: Plain): Plain {
  if (Object.isFrozen(now)) return now;
  let same = true;
  let count = 0;
  for (const key in now) {
    count++;
    const one = now[key];
    const kept = sharing(before[key], one);
    if (kept !== one) now[key] = kept;
    if (kept !== before[key]) same = false;
  }
  if (same) for (const _ in before) count--;
  return same && count === 0 ? before : Object.freeze(now);
}

/** What nobody has seen before. */
export function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const key in value) frozen(value[key]);
  return Object.freeze(value);
}
