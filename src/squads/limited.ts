import type { SquadCard } from './hangar';

export interface Excess {
  readonly name: string;
  /** As many as its bullets allow. */
  readonly most: number;
  readonly count: number;
}

/**
 * Names that are there more often than their bullets allow. Pilots and upgrades count together, and so does a copy
 * without bullets: one standard loadout may print them where another card of the same name does not.
 */
export function excessIn(cards: readonly SquadCard[]): readonly Excess[] {
  const byName = new Map<string, SquadCard[]>();
  for (const card of cards) byName.set(card.name, [...(byName.get(card.name) ?? []), card]);
  return [...byName].flatMap(([name, alike]) => {
    const bullets = alike.map(({ limited }) => limited).filter(limited => limited > 0);
    const most = Math.min(...bullets);
    return alike.length > most ? [{ name, most, count: alike.length }] : [];
  });
}

/** Whether these may join those: no name becomes too many. */
export function mayJoin(joining: readonly SquadCard[], cards: readonly SquadCard[]): boolean {
  const names = joining.map(({ name }) => name);
  return excessIn([...joining, ...cards.filter(({ name }) => names.includes(name))]).length === 0;
}
