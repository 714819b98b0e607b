import type { KeptShip } from '../../../squads/io/kept';

/** Ships that are the same, pilot and cards: their text is printed once. */
export interface Group {
  /** The first of them. */
  readonly at: number;
  /** The places of all, to be told apart by. */
  readonly places: readonly number[];
}

export function groupsOf(ships: readonly KeptShip[]): readonly Group[] {
  const alike = new Map<string, number[]>();
  for (const [at, { pilot, upgrades }] of ships.entries()) {
    const key = [pilot, ...[...upgrades].sort()].join();
    alike.set(key, [...(alike.get(key) ?? []), at]);
  }
  return [...alike.values()].map(places => ({ at: places[0]!, places }));
}
