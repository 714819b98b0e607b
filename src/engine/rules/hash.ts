import type { GameState } from '../core/state';

/** The same game has the same hash, however its objects were put together: keys are sorted. */
export const hashOf = (state: GameState): string => hashOfData(state);

export function hashOfData(data: unknown): string {
  let a = 0x811c9dc5;
  let b = 0x1b873593;
  const text = canonical(data);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b);
    b ^= b >>> 13;
  }
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0');
}

function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (const one of value) text += `,${canonical(one)}`;
    return `[${text.slice(1)}]`;
  }
  for (const key of Object.keys(value).sort()) {
    const one = (value as Record<string, unknown>)[key];
    if (one !== undefined) text += `,${JSON.stringify(key)}:${canonical(one)}`;
  }
  return `{${text.slice(1)}}`;
}
