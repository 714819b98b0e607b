/**
 * Options that every game asks for again are made once, and never written to. The same objects then stand in state after
 * state: `hash.ts` keeps their text, and copies share them.
 */
export function madeOnce<Made extends object>(made: Made): Made {
  freeze(made);
  known.add(made);
  return made;
}

const known = new WeakSet<object>();

export const isMadeOnce = (value: object): boolean => known.has(value);

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  for (const part of Object.values(value)) freeze(part);
  Object.freeze(value);
}
