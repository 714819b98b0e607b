import { count, record } from '../../../catalog/schemas/parts';
import { z } from '../../../catalog/zod';
import { remember, remembered } from '../../../store/remembering';

const KEY = 'range-one clock';
const clock = record({ game: z.string(), left: count });

/** Seconds left on the clock of a game, kept through a reload; of the last game only. */
export function keptSeconds(game: string | null, minutes: number): number {
  const last = remembered(KEY, clock);
  return last?.game === `${game} ${minutes}` ? Math.min(last.left, minutes * 60) : minutes * 60;
}

export function keepSeconds(game: string | null, minutes: number, left: number): void {
  remember(KEY, { game: `${game} ${minutes}`, left });
}

/** `1:05:09`, `9:07`. */
export function clockWords(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = `${seconds % 60}`.padStart(2, '0');
  return hours > 0 ? `${hours}:${`${minutes}`.padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
