import type { UpgradeId } from '../../../engine/core/vocabulary';
import type { Hangar } from '../../../squads/hangar';
import { problemsOf } from '../../../squads/legal';

/** Why a card does not go on a ship: what the checker would say that it does not say without it. */
export function whyNot({ catalog, profile, squad, pilot, equipped }: Hangar, card: UpgradeId): readonly string[] {
  const check = (cards: readonly UpgradeId[]) =>
    problemsOf(catalog, profile, {
      name: '',
      obstacles: [],
      faction: squad.faction,
      ships: [{ pilot: pilot.id, upgrades: cards }, ...squad.ships],
    }).map(({ words }) => words);
  const own = equipped.map(({ id }) => id);
  const before = check(own);
  return check([...own, card]).filter(words => !before.includes(words));
}

/** The same, remembering what it said: the hangar stays as it is while somebody types. */
export function reasonsFor(hangar: Hangar): (card: UpgradeId) => readonly string[] {
  const known = new Map<UpgradeId, readonly string[]>();
  return card => {
    const reasons = known.get(card) ?? whyNot(hangar, card);
    known.set(card, reasons);
    return reasons;
  };
}
