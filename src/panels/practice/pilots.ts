import type { Catalog } from '../../catalog/catalog';
import type { Pilot } from '../../catalog/schemas/pilot';
import type { ManeuverCode, PilotId } from '../../engine/core/vocabulary';

/** A pilot to choose, in words. */
export interface PilotChoice {
  readonly id: PilotId;
  readonly name: string;
  readonly shipType: string;
  readonly initiative: number;
}

const SIZES = { small: 0, medium: 1, large: 2 } as const;

/** Whoever has a price can be flown; practice has no limit on points. */
const flown = ({ pilots }: Catalog): readonly Pilot[] => pilots.filter(({ amg20 }) => amg20);

const choiceOf = (
  catalog: Catalog,
  { id, name, subtitle, initiative, shipType, standardLoadout }: Pilot,
): PilotChoice => ({
  id,
  name: standardLoadout ? `${name} (${subtitle ?? 'standard loadout'})` : name,
  shipType: catalog.shipType(shipType).name,
  initiative,
});

/** One simple pilot a ship type, small ships first: a target needs no name. */
export function plainPilots(catalog: Catalog): readonly PilotChoice[] {
  const simple = flown(catalog).filter(({ limited, standardLoadout }) => limited === 0 && !standardLoadout);
  const first = new Map<string, Pilot>();
  for (const pilot of simple.toSorted((a, b) => a.initiative - b.initiative)) {
    if (!first.has(pilot.shipType)) first.set(pilot.shipType, pilot);
  }
  return [...first.values()]
    .toSorted((a, b) => SIZES[catalog.shipType(a.shipType).size] - SIZES[catalog.shipType(b.shipType).size])
    .map(pilot => choiceOf(catalog, pilot));
}

/** Everybody who can be flown, by ship, then by name; of those, whose name or ship has these words. */
export function pilotsNamed(catalog: Catalog, wanted: string): readonly PilotChoice[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return flown(catalog)
    .map(pilot => choiceOf(catalog, pilot))
    .filter(({ name, shipType }) => words.every(word => `${name} ${shipType}`.toLowerCase().includes(word)))
    .toSorted((a, b) => a.shipType.localeCompare(b.shipType) || a.name.localeCompare(b.name));
}

/** The one that was wished for, or the first where this faction does not have it. */
export const among = (pilots: readonly PilotChoice[], wish: PilotId): PilotId =>
  pilots.some(({ id }) => id === wish) ? wish : pilots[0]!.id;

/** Whoever can be flown may be a target; else the first plain ship. */
export const targetPilot = (catalog: Catalog, wish: PilotId): PilotId =>
  flown(catalog).some(({ id }) => id === wish) ? wish : plainPilots(catalog)[0]!.id;

/** The plain ships, and the one that a squad has brought. */
export function targetChoices(catalog: Catalog, chosen: PilotId): readonly PilotChoice[] {
  const plain = plainPilots(catalog);
  if (plain.some(({ id }) => id === chosen)) return plain;
  return [choiceOf(catalog, catalog.pilot(chosen)), ...plain];
}

export function dialOfPilot(catalog: Catalog, id: PilotId): readonly ManeuverCode[] {
  const { overrides, shipType } = catalog.pilot(id);
  return overrides.dial ?? catalog.shipType(shipType).dial;
}
