import type { Catalog } from '../../catalog/catalog';
import type { Pilot } from '../../catalog/schemas/pilot';
import { shipAbilityOf, slugOf } from '../../catalog/shipAbility';
import type { Squad } from '../../engine/core/setup';
import type { Rules } from '../../engine/core/table';

export type AutomationOf = Rules['automationOf'];

/** Which cards the table plays. Only the engine knows, and it is fetched when somebody asks. */
export const automation = {
  async load(catalog: Catalog): Promise<AutomationOf> {
    const { rulesFrom } = await import('../../engine/rules/rules');
    return rulesFrom(catalog).automationOf;
  },
};

/** A card, or the ability that ships of a type share. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** A card that players see to by themselves: what of it, or null for all. */
export interface Left extends Named {
  readonly part: string | null;
}

/** Those of the cards that the table does not play, or not whole. */
export const leftOf = (automationOf: AutomationOf, cards: readonly Named[]): readonly Left[] =>
  cards.flatMap(({ id, name }) => {
    const played = automationOf(id);
    if (played.is === 'whole') return [];
    return [{ id, name, part: played.is === 'partly' ? played.left : null }];
  });

/** What a pilot brings: its own card, its ship's ability, and what is printed on a standard loadout. */
export function cardsOfPilot(catalog: Catalog, pilot: Pilot): readonly Named[] {
  return [...bareCardsOf(catalog, pilot), ...(pilot.standardLoadout ?? []).map(id => catalog.upgrade(id))];
}

/** The same without what is printed. */
export function bareCardsOf(catalog: Catalog, pilot: Pilot): readonly Named[] {
  const ability = shipAbilityOf(pilot, catalog.shipType(pilot.shipType));
  return ability ? [pilot, { id: `shipAbility:${slugOf(ability)}`, name: ability }] : [pilot];
}

/** Every card of a squad, once. */
export function cardsOfSquad(catalog: Catalog, { ships }: Squad): readonly Named[] {
  const all = ships.flatMap(({ pilot, upgrades }) => {
    const card = catalog.pilot(pilot);
    const bought = card.standardLoadout ? [] : upgrades.map(id => catalog.upgrade(id));
    return [...cardsOfPilot(catalog, card), ...bought];
  });
  return [...new Map(all.map(one => [one.id, one])).values()];
}
