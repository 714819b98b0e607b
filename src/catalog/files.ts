import type { Faction } from '../engine/core/vocabulary';

/** Where each kind of record lives. What only one faction may use stays with that faction, to be loaded with it. */
export const SHIP_TYPES_FILE = 'data/ships.json';
export const CONDITIONS_FILE = 'data/conditions.json';
export const DAMAGE_FILE = 'data/damage.json';
export const DEVICES_FILE = 'data/devices.json';
export const OBSTACLES_FILE = 'data/obstacles.json';
export const DICE_FILE = 'data/dice.json';
export const PROFILES_FILE = 'data/profiles.json';
export const COMMON_UPGRADES_FILE = 'data/upgrades/common.json';

export const pilotsFile = (faction: Faction) => `data/pilots/${faction}.json`;
export const upgradesFile = (faction: Faction) => `data/upgrades/${faction}.json`;

export const fileOfPilot = (pilot: { readonly faction: Faction }) => pilotsFile(pilot.faction);

/** Cards of one faction that a standard loadout of another prints as well: they stay with the common ones. */
const LENT: readonly string[] = ['upgrade:outrider', 'upgrade:selfless'];

export function fileOfUpgrade({
  id,
  factions,
}: {
  readonly id: string;
  readonly factions?: readonly Faction[];
}): string {
  const [first, second] = factions ?? [];
  const isOwn = first !== undefined && second === undefined && !LENT.includes(id);
  return isOwn ? upgradesFile(first) : COMMON_UPGRADES_FILE;
}
