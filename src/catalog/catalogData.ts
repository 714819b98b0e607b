import type { Faction } from '../engine/core/vocabulary';
import {
  COMMON_UPGRADES_FILE,
  CONDITIONS_FILE,
  DAMAGE_FILE,
  DEVICES_FILE,
  DICE_FILE,
  fileOfPilot,
  fileOfUpgrade,
  OBSTACLES_FILE,
  PROFILES_FILE,
  pilotsFile,
  SHIP_TYPES_FILE,
  upgradesFile,
} from './files';
import { parseRecords, parseWhole, refuse } from './parse';
import { type Condition, condition } from './schemas/condition';
import { type DamageCard, damageCard } from './schemas/damageCard';
import { type Device, device } from './schemas/device';
import { type Dice, dice } from './schemas/dice';
import { type Obstacle, obstacle } from './schemas/obstacle';
import { type Pilot, pilot } from './schemas/pilot';
import { type Profile, profile } from './schemas/profile';
import { type ShipType, shipType } from './schemas/shipType';
import { type Upgrade, upgrade } from './schemas/upgrade';

/** What every game needs, whoever plays. */
export interface SharedData {
  readonly shipTypes: readonly ShipType[];
  readonly conditions: readonly Condition[];
  readonly damageCards: readonly DamageCard[];
  readonly devices: readonly Device[];
  readonly obstacles: readonly Obstacle[];
  readonly dice: Dice;
  readonly profiles: readonly Profile[];
  readonly upgrades: readonly Upgrade[];
}

export interface FactionData {
  readonly pilots: readonly Pilot[];
  readonly upgrades: readonly Upgrade[];
}

export interface CatalogData extends SharedData {
  readonly factions: readonly Faction[];
  readonly pilots: readonly Pilot[];
}

/** Gives the raw content of a data file. */
export type Read = (file: string) => Promise<unknown>;

export async function readProfiles(read: Read): Promise<readonly Profile[]> {
  return parseRecords(PROFILES_FILE, profile, await read(PROFILES_FILE));
}

export async function readShared(read: Read): Promise<SharedData> {
  const [ships, conditions, damage, devices, obstacles, faces, profiles, upgrades] = await Promise.all([
    read(SHIP_TYPES_FILE),
    read(CONDITIONS_FILE),
    read(DAMAGE_FILE),
    read(DEVICES_FILE),
    read(OBSTACLES_FILE),
    read(DICE_FILE),
    readProfiles(read),
    readUpgrades(read, COMMON_UPGRADES_FILE),
  ]);
  return {
    shipTypes: parseRecords(SHIP_TYPES_FILE, shipType, ships),
    conditions: parseRecords(CONDITIONS_FILE, condition, conditions),
    damageCards: parseRecords(DAMAGE_FILE, damageCard, damage),
    devices: parseRecords(DEVICES_FILE, device, devices),
    obstacles: parseRecords(OBSTACLES_FILE, obstacle, obstacles),
    dice: parseWhole(DICE_FILE, dice, faces),
    profiles,
    upgrades,
  };
}

export async function readFaction(read: Read, faction: Faction): Promise<FactionData> {
  const file = pilotsFile(faction);
  const [raw, upgrades] = await Promise.all([read(file), readUpgrades(read, upgradesFile(faction))]);
  const pilots = parseRecords(file, pilot, raw);
  refuse(pilots.flatMap(one => strayed(file, fileOfPilot(one), one.id, 'faction')));
  return { pilots, upgrades };
}

async function readUpgrades(read: Read, file: string): Promise<readonly Upgrade[]> {
  const upgrades = parseRecords(file, upgrade, await read(file));
  refuse(upgrades.flatMap(one => strayed(file, fileOfUpgrade(one), one.id, 'factions')));
  return upgrades;
}

/** A record in another faction's file would not be loaded with its own. */
const strayed = (file: string, home: string, id: string, field: string): string[] =>
  file === home ? [] : [`${file}: ${id}: ${field}: says that it belongs in ${home}`];

export function joinData(factions: readonly Faction[], shared: SharedData, parts: readonly FactionData[]): CatalogData {
  return {
    ...shared,
    factions,
    pilots: Object.freeze(parts.flatMap(part => part.pilots)),
    upgrades: Object.freeze([...shared.upgrades, ...parts.flatMap(part => part.upgrades)]),
  };
}
