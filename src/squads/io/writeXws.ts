import { bareId, type Catalog } from '../../catalog/catalog';
import type { ProfileId, UpgradeId } from '../../engine/core/vocabulary';
import { pointsOf } from '../points';
import { isObject, type Json, type JsonObject } from './clean';
import type { KeptShip, KeptSquad } from './kept';
import { RULESETS, xwsSlot } from './spellings';

/** Under which key XWS has what only we read. */
export const OWN_VENDOR = 'range-one';
const VERSION = '2.0.0';
/** Where a card is listed whose slot nobody knows. */
export const NO_SLOT = 'unknown';

/** A squad as XWS. What else its file said goes along; standard loadouts are written without their printed cards. */
export function xwsOf(catalog: Catalog, profile: ProfileId, squad: KeptSquad): JsonObject {
  const pilots = squad.ships.map(ship => shipOf(catalog, profile, ship));
  const { vendor } = squad.extras ?? {};
  return {
    ...squad.extras,
    name: squad.name,
    ...(squad.notes && { description: squad.notes }),
    faction: squad.faction,
    ruleset: RULESETS[profile],
    points: totalOf(catalog, profile, squad),
    version: VERSION,
    pilots,
    obstacles: squad.obstacles.map(bareId),
    vendor: { ...(isObject(vendor) ? vendor : {}), [OWN_VENDOR]: { builder: 'Range One', profile } },
  };
}

export const xwsText = (catalog: Catalog, profile: ProfileId, squad: KeptSquad): string =>
  JSON.stringify(xwsOf(catalog, profile, squad), null, 2);

/** What the known ships cost: a placeholder has no price. */
export const totalOf = (catalog: Catalog, profile: ProfileId, { ships }: KeptSquad): number =>
  pointsOf(catalog, profile, { ships: ships.filter(({ pilot }) => catalog.hasPilot(pilot)) });

function shipOf(catalog: Catalog, profile: ProfileId, ship: KeptShip): JsonObject {
  const id = bareId(ship.pilot);
  const pilot = catalog.hasPilot(ship.pilot) ? catalog.pilot(ship.pilot) : null;
  const bySlot = new Map<string, string[]>();
  for (const card of ship.upgrades) {
    const slot = slotKey(catalog, ship, card);
    bySlot.set(slot, [...(bySlot.get(slot) ?? []), bareId(card)]);
  }
  const upgrades: Json = Object.fromEntries(bySlot);
  return {
    ...ship.extras,
    id,
    // Older readers look for the id here.
    name: id,
    ...(pilot && { ship: bareId(pilot.shipType), points: pilot[profile]?.points ?? 0 }),
    ...(bySlot.size > 0 && { upgrades }),
  };
}

const slotKey = (catalog: Catalog, { slots }: KeptShip, card: UpgradeId): string =>
  catalog.hasUpgrade(card) ? xwsSlot(catalog.upgrade(card).slot) : (slots?.[card] ?? NO_SLOT);
