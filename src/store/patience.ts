/** Longer than a browser takes that answers at all, in milliseconds. */
export const PATIENCE = 3000;

/** Says so, once, when something is not done in time. It may still be done later. */
export function whenLate(work: Promise<unknown>, say: () => void): void {
  const timer = setTimeout(say, PATIENCE);
  const stop = () => clearTimeout(timer);
  work.then(stop, stop);
}
