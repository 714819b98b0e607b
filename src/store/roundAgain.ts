import { useGame } from './game';
import type { HistoryStep } from './history';
import type { Branch } from './replay/branch';

/** After so many steps the round on the table began; 0 before the first. */
export const roundBegan = (past: readonly HistoryStep[]): number =>
  past.findLastIndex(({ events }) => events.some(({ type }) => type === 'roundStarted')) + 1;

/** Whether anything of this round has happened that could go another way. */
export const mayGoAgain = (past: readonly HistoryStep[]): boolean => {
  const began = roundBegan(past);
  return began > 0 && past.slice(began).some(({ after }) => after.phase !== 'planning');
};

/** Back to where this round began. The way it went is kept as a game of its own, and handed back to be laid over the new one. */
export async function roundAgain(): Promise<Branch | null> {
  const { past, record, name, options, game, goTo } = useGame.getState();
  const parted = roundBegan(past);
  if (!record || !game || !mayGoAgain(past) || !goTo(parted)) return null;
  const { seats: _, targets: __, ...plain } = options;
  const before = `${name}, round ${game.round} as it was`;
  const { addGame } = await import('./saves/transfer');
  const added = await addGame({ name: before, record, options: plain, journal: [] });
  // Where the browser keeps nothing, it can still be laid over.
  return { name: added.ok ? before : `round ${game.round} as it was`, start: past[0]!.state, steps: past, parted };
}
