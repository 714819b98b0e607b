import { EDITION } from '../engine/core/edition';

/** What is on the table when something goes wrong; null while nothing is. Told by the table, so that others need not fetch it. */
let table: () => unknown = () => null;

export const reportTable = (tell: () => unknown): void => {
  table = tell;
};

/** Enough to see a fault again: what the program said, where, and the whole game. It goes nowhere but to whoever copies it. */
export function reportOf(error: unknown, answer: unknown = null): string {
  const said = error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) };
  const about = { program: 'Range One', rules: EDITION, address: location.hash, browser: navigator.userAgent };
  return JSON.stringify({ ...about, ...said, answer, game: tableNow() }, null, 1);
}

/** A fault in telling of the table must not hide the fault that is told of. */
function tableNow(): unknown {
  try {
    return table();
  } catch {
    return null;
  }
}
