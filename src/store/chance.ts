/** New dice for a new game; the engine itself knows no chance. */
export const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1;

/** An id that nothing else has. (`randomUUID` is missing where a page is served without TLS.) */
export const freshId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map(part => part.toString(36).padStart(7, '0')).join('');
