import type { Fact, PilotFact, PriceFact, ShipFact, UpgradeFact, UpgradePriceFact } from './facts';
import { ourGrant, ourRequirement, ourRestriction, ourSlot } from './words';

/** A record as it goes into a file. */
export type Written = Readonly<Record<string, unknown>> & { readonly id: string };

const all = (kind: string, ids: readonly string[] | undefined) => ids?.map(id => `${kind}:${id}`);

/** Fields that are not there stay out of the file. */
function written(fields: Readonly<Record<string, unknown>> & { readonly id: string }): Written {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Written;
}

/** Older ids of pilots, told in the facts' notes. */
const PILOT_ALIASES: Readonly<Record<string, readonly string[]>> = {
  'bobafett-firesprayclasspatrolcraft': ['bobafett-separatistalliance'],
};

export const shipTypeRecord = ({ id, xws, autoEquip, ...rest }: ShipFact): Written =>
  written({
    id: `shipType:${id}`,
    ...rest,
    autoEquip: all('upgrade', autoEquip),
    aliases: xws === undefined ? undefined : [xws],
  });

export const pilotRecord = ({ id, yasb, name, ship, amg20, xwa50, ...rest }: PilotFact): Written =>
  written({
    id: `pilot:${id}`,
    yasb,
    name,
    shipType: `shipType:${ship}`,
    ...rest,
    conditions: all('condition', rest.conditions),
    standardLoadout: all('upgrade', rest.standardLoadout),
    amg20: pilotPrice(amg20),
    xwa50: pilotPrice(xwa50),
    aliases: PILOT_ALIASES[id],
  });

const pilotPrice = (price: PriceFact | undefined) =>
  price && { points: price.points, loadout: price.loadout ?? 0, slots: (price.slots ?? []).map(ourSlot) };

export function upgradeRecord({ id, ships, restrictions, aliases, ...rest }: UpgradeFact): Written {
  const kept = restrictions?.flatMap(ourRestriction);
  return written({
    id: `upgrade:${id}`,
    ...rest,
    shipTypes: all('shipType', ships),
    restrictions: kept?.length ? kept : undefined,
    conditions: all('condition', rest.conditions),
    places: all('device', rest.places),
    weapon: rest.weapon && weaponOf(rest.weapon),
    grants: rest.grants?.map(ourGrant),
    amg20: upgradePrice(rest.amg20),
    xwa50: upgradePrice(rest.xwa50),
    aliases,
  });
}

const upgradePrice = (price: UpgradePriceFact | undefined) =>
  price?.restrictions ? { ...price, restrictions: price.restrictions.flatMap(ourRestriction) } : price;

const weaponOf = ({ requires, ...weapon }: NonNullable<UpgradeFact['weapon']>) =>
  requires === undefined ? weapon : { ...weapon, requires: ourRequirement(requires) };

export const plainRecord = (kind: string, { id, ...rest }: Fact): Written => ({ id: `${kind}:${id}`, ...rest });
