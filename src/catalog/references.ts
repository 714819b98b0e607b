import type { CatalogData } from './catalogData';
import {
  CONDITIONS_FILE,
  DAMAGE_FILE,
  DEVICES_FILE,
  fileOfPilot,
  fileOfUpgrade,
  OBSTACLES_FILE,
  PROFILES_FILE,
  SHIP_TYPES_FILE,
} from './files';
import type { Pilot } from './schemas/pilot';
import type { ShipType } from './schemas/shipType';
import type { Upgrade } from './schemas/upgrade';

interface Known {
  readonly shipTypes: ReadonlyMap<string, ShipType>;
  readonly upgrades: ReadonlySet<string>;
  readonly conditions: ReadonlySet<string>;
  readonly devices: ReadonlySet<string>;
}

/** One sentence for each id that is used twice or names nothing; none when all is well. */
export function checkReferences(data: CatalogData): string[] {
  const known = {
    shipTypes: new Map(data.shipTypes.map(one => [one.id, one])),
    upgrades: new Set(data.upgrades.map(one => one.id)),
    conditions: new Set(data.conditions.map(one => one.id)),
    devices: new Set(data.devices.map(one => one.id)),
  };
  /** What a ship type is equipped with comes along with its factions. */
  const flown = data.shipTypes.filter(one => one.factions.some(faction => data.factions.includes(faction)));
  return [
    ...checkRepeats(data),
    ...data.shipTypes.flatMap(one =>
      repeats(one.dial).map(code => say(SHIP_TYPES_FILE, one.id, 'dial', `${code} twice`)),
    ),
    ...flown.flatMap(one => missing(SHIP_TYPES_FILE, one.id, 'autoEquip', one.autoEquip, known.upgrades)),
    ...data.pilots.flatMap(one => checkPilot(one, known)),
    ...data.upgrades.flatMap(one => checkUpgrade(one, known)),
  ];
}

function checkRepeats(data: CatalogData): string[] {
  return [
    ...twice('id', data.shipTypes, () => SHIP_TYPES_FILE),
    ...twice('id', data.pilots, fileOfPilot),
    ...twice('id', data.upgrades, fileOfUpgrade),
    ...twice('id', data.conditions, () => CONDITIONS_FILE),
    ...twice('id', data.damageCards, () => DAMAGE_FILE),
    ...twice('id', data.devices, () => DEVICES_FILE),
    ...twice('id', data.obstacles, () => OBSTACLES_FILE),
    ...twice('id', data.profiles, () => PROFILES_FILE),
    ...twice('yasb', data.pilots, fileOfPilot),
    ...twice('yasb', data.upgrades, fileOfUpgrade),
  ];
}

function checkPilot(pilot: Pilot, known: Known): string[] {
  const file = fileOfPilot(pilot);
  const shipType = known.shipTypes.get(pilot.shipType);
  return [
    ...missing(file, pilot.id, 'shipType', [pilot.shipType], known.shipTypes),
    ...missing(file, pilot.id, 'standardLoadout', pilot.standardLoadout ?? [], known.upgrades),
    ...missing(file, pilot.id, 'conditions', pilot.conditions, known.conditions),
    ...(!shipType || shipType.factions.includes(pilot.faction)
      ? []
      : [say(file, pilot.id, 'faction', `${pilot.faction} does not fly ${pilot.shipType}`)]),
  ];
}

function checkUpgrade(upgrade: Upgrade, known: Known): string[] {
  const file = fileOfUpgrade(upgrade);
  return [
    ...missing(file, upgrade.id, 'shipTypes', upgrade.shipTypes ?? [], known.shipTypes),
    ...missing(file, upgrade.id, 'conditions', upgrade.conditions, known.conditions),
    ...missing(file, upgrade.id, 'places', upgrade.places, known.devices),
  ];
}

const say = (file: string, id: string, field: string, what: string) => `${file}: ${id}: ${field}: ${what}`;

const missing = (
  file: string,
  id: string,
  field: string,
  named: readonly string[],
  known: { has(id: string): boolean },
): string[] => named.filter(one => !known.has(one)).map(one => say(file, id, field, `there is no ${one}`));

/** Names the second record of two that share what each should have alone. */
function twice<Field extends string, Item extends { readonly id: string } & Readonly<Record<Field, unknown>>>(
  field: Field,
  records: readonly Item[],
  fileOf: (one: Item) => string,
): string[] {
  const first = new Map<unknown, Item>();
  return records.flatMap(one => {
    const other = first.get(one[field]);
    if (!other) first.set(one[field], one);
    return other
      ? [say(fileOf(one), one.id, field, `${one[field]} is already used by ${other.id} in ${fileOf(other)}`)]
      : [];
  });
}

const repeats = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);
