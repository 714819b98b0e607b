const KEY = 'range-one clock';

/** Seconds left on the clock of a game, kept through a reload; of the last game only. */
export function keptSeconds(game: string | null, minutes: number): number {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('game' in kept) || !('left' in kept)) return minutes * 60;
    const isOurs = kept.game === `${game} ${minutes}` && typeof kept.left === 'number';
    return isOurs ? Math.max(0, Math.min(kept.left as number, minutes * 60)) : minutes * 60;
  } catch {
    return minutes * 60;
  }
}

export function keepSeconds(game: string | null, minutes: number, left: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ game: `${game} ${minutes}`, left }));
  } catch {
    // A private window keeps nothing: the clock starts anew after a reload.
  }
}

/** `1:05:09`, `9:07`. */
export function clockWords(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = `${seconds % 60}`.padStart(2, '0');
  return hours > 0 ? `${hours}:${`${minutes}`.padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
