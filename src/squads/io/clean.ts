/** Plain JSON from elsewhere. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

const MOST_ID = 60;
const DEEPEST = 8;
const PROTOTYPE_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** An id as XWS spells it; of a printed name the same: `T-65 X-wing` is `t65xwing`. */
export function xwsIdOf(raw: unknown): string {
  if (typeof raw !== 'string') return '';
  const text = raw.slice(0, 4 * MOST_ID);
  const letters = isXwsId(text) ? text : text.toLowerCase().replace(/[^a-z0-9]/g, '');
  return letters.slice(0, MOST_ID).replace(/^-+|-+$/g, '');
}

export const isXwsId = (raw: unknown): boolean => typeof raw === 'string' && /^[a-z0-9-]+$/.test(raw);

export const isObject = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** A copy to keep: without keys that reach for prototypes, and no deeper than anybody needs. */
export function jsonOf(raw: unknown, depth = 0): Json {
  if (typeof raw === 'string' || typeof raw === 'boolean') return raw;
  // Written as JSON, a minus zero and the infinite come back as others.
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw + 0 : null;
  if (depth >= DEEPEST) return null;
  if (Array.isArray(raw)) return raw.map(item => jsonOf(item, depth + 1));
  return isObject(raw) ? objectOf(raw, [], depth) : null;
}

/** The same of an object, but for these keys. */
export const objectOf = (
  raw: Readonly<Record<string, unknown>>,
  without: readonly string[] = [],
  depth = 0,
): JsonObject =>
  Object.fromEntries(
    Object.entries(raw)
      .filter(([key]) => !PROTOTYPE_KEYS.includes(key) && !without.includes(key))
      .map(([key, value]) => [key, jsonOf(value, depth + 1)]),
  );
