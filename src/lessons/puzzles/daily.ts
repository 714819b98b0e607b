/** `2026-11-18`, where the player is. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(part => String(part).padStart(2, '0')).join('-');

const DAY = 86_400_000;
const numberOf = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);

const isCoprime = (a: number, b: number): boolean => (b === 0 ? a === 1 : isCoprime(b, a % b));

/** Which of so many puzzles is that day’s: each comes once before any comes again, and neighbours are from different games. */
export function dailyOf(day: string, count: number): number {
  let stride = Math.max(1, Math.floor(count * 0.38));
  while (!isCoprime(count, stride)) stride++;
  return (numberOf(day) * stride) % count;
}

/** Days in a row on which the puzzle of the day was done. */
export interface Streak {
  readonly last: string;
  readonly days: number;
  readonly most: number;
}

export function prolonged(streak: Streak | null, day: string): Streak {
  if (!streak) return { last: day, days: 1, most: 1 };
  const since = numberOf(day) - numberOf(streak.last);
  if (since <= 0) return streak;
  const days = since === 1 ? streak.days + 1 : 1;
  return { last: day, days, most: Math.max(days, streak.most) };
}

/** What is left of it: a day that was missed ends it. */
export const daysNow = (streak: Streak | null, day: string): number =>
  streak && numberOf(day) - numberOf(streak.last) <= 1 ? streak.days : 0;
