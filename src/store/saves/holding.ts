/** Said to the tab that had the game before. */
export const OPEN_ELSEWHERE =
  'This game was opened or deleted in another tab. What is done here is not saved any more.';

const lockOf = (game: string): string => `range-one game ${game}`;

/** How to let go of a game. */
export type LetGo = () => void;

/**
 * Makes this tab the one that writes the game: the tab that opens it last wins, and the one before is told at once.
 * Where a browser has no locks (a page without TLS), nobody is told and the last write counts.
 */
export function holdGame(game: string, onLost: () => void): Promise<LetGo> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise(resolve => {
    const hold = () => new Promise<void>(letGo => resolve(letGo));
    navigator.locks.request(lockOf(game), { steal: true }, hold).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') onLost();
      resolve(() => undefined);
    });
  });
}

/** Takes a game from whichever tab has it. */
export async function takeGame(game: string): Promise<void> {
  const letGo = await holdGame(game, () => undefined);
  letGo();
}
