import type { Face } from '../../../engine/core/event';

/** Four of eight sides of an attack die hit, three of eight of a defense die evade. */
const HITS = 4 / 8;
const EVADES = 3 / 8;

/** How likely so many of these dice show it. */
function spread(dice: number, each: number): readonly number[] {
  let chances: readonly number[] = [1];
  for (let die = 0; die < dice; die++) {
    chances = Array.from(
      { length: chances.length + 1 },
      (_, many) => (chances[many] ?? 0) * (1 - each) + (chances[many - 1] ?? 0) * each,
    );
  }
  return chances;
}

export interface InTheAir {
  /** Faces that lie there, and how many dice still fall or are to be rolled. */
  readonly attack: readonly Face[];
  readonly attackFalling: number;
  readonly defense: readonly Face[];
  readonly defenseFalling: number;
}

/** How likely the attack hits, if nobody changes a die any more. */
export function chanceToHit({ attack, attackFalling, defense, defenseFalling }: InTheAir): number {
  const hits = attack.filter(face => face === 'hit' || face === 'crit').length;
  const evades = defense.filter(face => face === 'evade').length;
  const evading = spread(defenseFalling, EVADES);
  return spread(attackFalling, HITS).reduce((sum, chance, more) => {
    const enough = evading.reduce((all, one, many) => (evades + many < hits + more ? all + one : all), 0);
    return sum + chance * enough;
  }, 0);
}
