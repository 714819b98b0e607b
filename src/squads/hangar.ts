import type { Catalog } from '../catalog/catalog';
import type { Pilot } from '../catalog/schemas/pilot';
import type { Upgrade } from '../catalog/schemas/upgrade';
import type { Squad } from '../engine/core/setup';
import type { ProfileId } from '../engine/core/vocabulary';
import { equippedBy } from '../engine/rules/setup/equip';
import { seat } from './slots';

/** A ship while cards are being chosen for it. */
export interface Hangar {
  readonly catalog: Catalog;
  readonly profile: ProfileId;
  /** The squad so far, this ship not among its ships. */
  readonly squad: Pick<Squad, 'faction' | 'ships'>;
  readonly pilot: Pilot;
  readonly equipped: readonly Upgrade[];
}

/** All cards on the ship: those chosen, and the configuration that its type brings. */
export function carriedIn({ catalog, profile, pilot, equipped }: Hangar): readonly Upgrade[] {
  const ship = { pilot: pilot.id, upgrades: equipped.map(({ id }) => id) };
  return equippedBy(catalog, profile, ship).map(id => catalog.upgrade(id));
}

export type SquadCard = Pilot | Upgrade;

/** Every card of these ships, also those that are printed on a standard loadout. */
export const cardsOf = (catalog: Catalog, profile: ProfileId, ships: Squad['ships']): readonly SquadCard[] =>
  ships.flatMap(ship => [
    catalog.pilot(ship.pilot),
    ...equippedBy(catalog, profile, ship).map(id => catalog.upgrade(id)),
  ]);

export const priceOf = (upgrade: Upgrade, profile: ProfileId, faction: Squad['faction']): number | null => {
  const price = upgrade[profile];
  return !price || price.notAllowed ? null : (price.pointsByFaction?.[faction] ?? price.points);
};

export const spentOn = (cards: readonly Upgrade[], profile: ProfileId, faction: Squad['faction']): number =>
  cards.reduce((sum, card) => sum + (priceOf(card, profile, faction) ?? 0), 0);

/** The chosen cards that find no slot. A configuration that comes with the ship needs none, but fills what it fills. */
export const homelessIn = (hangar: Hangar): readonly Upgrade[] =>
  seat(hangar.profile, hangar.pilot[hangar.profile]?.slots ?? [], carriedIn(hangar)).homeless.filter(card =>
    hangar.equipped.includes(card),
  );
