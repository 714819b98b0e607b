import type { Catalog } from './catalog';
import type { Pilot } from './schemas/pilot';
import type { ShipType } from './schemas/shipType';
import type { Upgrade } from './schemas/upgrade';

/** The name of the ship ability in play: one that an upgrade puts in its place, the pilot card's, else the ship type's. */
export function shipAbilityOf(
  pilot: Pick<Pilot, 'shipAbility'>,
  shipType: Pick<ShipType, 'shipAbility'>,
  upgrades: readonly Pick<Upgrade, 'grants'>[] = [],
): string | undefined {
  return upgrades.flatMap(abilitiesGranted)[0] ?? pilot.shipAbility ?? shipType.shipAbility;
}

/** The ship abilities that an upgrade puts in place of the ship's own. */
export const abilitiesGranted = ({ grants }: Pick<Upgrade, 'grants'>): readonly string[] =>
  grants.flatMap(grant => (grant.kind === 'shipAbility' ? [grant.name] : []));

/** A name as code spells it: `Vectored Thrusters` is `vectoredthrusters`. */
export function slugOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** The names of all there are: of ships as their pilots fly them, and of upgrades that bring another. */
export const shipAbilitiesIn = ({ pilots, upgrades, shipType }: Catalog): readonly string[] => [
  ...new Set([
    ...pilots.flatMap(pilot => shipAbilityOf(pilot, shipType(pilot.shipType)) ?? []),
    ...upgrades.flatMap(abilitiesGranted),
  ]),
];
