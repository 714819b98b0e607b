import type { Catalog } from '../catalog/catalog';
import type { Pilot } from '../catalog/schemas/pilot';
import type { Upgrade } from '../catalog/schemas/upgrade';
import type { SquadShip } from '../engine/core/setup';

/** What somebody has at home: models by ship type, and cards. A pilot comes with any model of the ship. */
export interface Collection {
  readonly ships: Readonly<Record<string, number>>;
  /** Null: upgrade cards enough of every kind. */
  readonly upgrades: Readonly<Record<string, number>> | null;
}

/** Of one thing a squad needs more than there are. */
export interface Shortage {
  readonly name: string;
  readonly needed: number;
  readonly owned: number;
}

const ownedOf = (counts: Readonly<Record<string, number>>, id: string): number =>
  Object.hasOwn(counts, id) ? counts[id]! : 0;

const known = (catalog: Catalog, ships: readonly SquadShip[]): readonly SquadShip[] =>
  ships.filter(({ pilot }) => catalog.hasPilot(pilot));

/** The cards that were bought: what a standard loadout prints, or a ship type brings, lies on the ship's own card. */
const cardsIn = (catalog: Catalog, ships: readonly SquadShip[]): readonly Upgrade[] =>
  known(catalog, ships)
    .filter(({ pilot }) => !catalog.pilot(pilot).standardLoadout)
    .flatMap(({ upgrades }) => upgrades.filter(id => catalog.hasUpgrade(id)).map(id => catalog.upgrade(id)));

const countOf = <Item>(items: readonly Item[], item: Item): number => items.filter(one => one === item).length;

/** Everything of which a squad needs more than there is. */
export function shortagesOf(
  catalog: Catalog,
  { ships: models, upgrades: cards }: Collection,
  ships: readonly SquadShip[],
): readonly Shortage[] {
  const types = known(catalog, ships).map(({ pilot }) => catalog.shipType(catalog.pilot(pilot).shipType));
  const bought = cards ? cardsIn(catalog, ships) : [];
  const short = <Item extends { readonly id: string; readonly name: string }>(
    items: readonly Item[],
    counts: Readonly<Record<string, number>>,
  ) =>
    [...new Set(items)]
      .map(item => ({ name: item.name, needed: countOf(items, item), owned: ownedOf(counts, item.id) }))
      .filter(({ needed, owned }) => needed > owned);
  return [...short(types, models), ...short(bought, cards ?? {})];
}

/** Whether there is one more of a pilot's model, or of a card, beside these ships. */
export function isLeft(
  catalog: Catalog,
  { ships: models, upgrades: cards }: Collection,
  ships: readonly SquadShip[],
  card: Pilot | Upgrade,
): boolean {
  if ('shipType' in card) {
    const types = known(catalog, ships).map(({ pilot }) => catalog.pilot(pilot).shipType);
    return countOf(types, card.shipType) < ownedOf(models, card.shipType);
  }
  return !cards || countOf(cardsIn(catalog, ships), card) < ownedOf(cards, card.id);
}
