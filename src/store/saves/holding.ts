/** Said to the tab that had the game before. */
export const OPEN_ELSEWHERE =
  'This game was opened, exported or deleted in another tab. What is done here is not saved any more.';

const lockOf = (game: string): string => `range-one game ${game}`;

/** How to let go of a game. */
export type LetGo = () => void;

/** Makes this tab the one that writes the game: the tab that opens it last wins, and the one before is told at once. */
export function holdGame(game: string, onLost: () => void): Promise<LetGo> {
  // Outside of a page there are no tabs.
  if (typeof document === 'undefined') return Promise.resolve(() => undefined);
  if (!('locks' in navigator)) return Promise.resolve(holdByCalling(game, onLost));
  return new Promise(resolve => {
    const hold = () => new Promise<void>(letGo => resolve(letGo));
    navigator.locks.request(lockOf(game), { steal: true }, hold).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') onLost();
      resolve(() => undefined);
    });
  });
}

/** A page without TLS has no locks: there the tab that takes a game calls it out to the others. */
function holdByCalling(game: string, onLost: () => void): LetGo {
  const channel = new BroadcastChannel(lockOf(game));
  channel.onmessage = onLost;
  channel.postMessage('taken');
  return () => channel.close();
}

/** Takes a game from whichever tab has it. */
export async function takeGame(game: string): Promise<void> {
  const letGo = await holdGame(game, () => undefined);
  letGo();
}
