import { existsSync, readFileSync } from 'node:fs';

/** The facts as they come. Only the fields that need translating are named. */
export interface Fact {
  readonly id: string;
  readonly [field: string]: unknown;
}

export interface ShipFact extends Fact {
  readonly size: string;
  readonly dial: readonly string[];
  readonly autoEquip?: readonly string[];
  readonly xws?: string;
}

export interface PriceFact {
  readonly points: number;
  readonly loadout?: number;
  readonly slots?: readonly string[];
}

export interface PilotFact extends Fact {
  readonly ship: string;
  readonly faction: string;
  readonly dockedOnly?: boolean;
  readonly conditions?: readonly string[];
  readonly standardLoadout?: readonly string[];
  readonly amg20?: PriceFact;
  readonly xwa50?: PriceFact;
}

export type RestrictionFact = readonly [kind: string, ...values: (string | number | boolean)[]];

export interface UpgradePriceFact {
  readonly restrictions?: readonly RestrictionFact[];
  readonly [field: string]: unknown;
}

export interface UpgradeFact extends Fact {
  readonly slot: string;
  readonly factions?: readonly string[];
  readonly ships?: readonly string[];
  readonly restrictions?: readonly RestrictionFact[];
  readonly alsoOccupies?: readonly string[];
  readonly conditions?: readonly string[];
  readonly places?: readonly string[];
  readonly weapon?: Readonly<Record<string, unknown>> & { readonly requires?: string };
  readonly grants?: readonly Readonly<Record<string, unknown>>[];
  readonly amg20?: UpgradePriceFact;
  readonly xwa50?: UpgradePriceFact;
  /** From a list of its own. */
  readonly aliases?: readonly string[];
}

export interface Facts {
  readonly ships: readonly ShipFact[];
  readonly pilots: readonly PilotFact[];
  readonly upgrades: readonly UpgradeFact[];
  readonly conditions: readonly Fact[];
  readonly damage: readonly Fact[];
  readonly devices: readonly Fact[];
}

/** What is in scope of the facts in that folder. */
export function readFacts(folder: string): Facts {
  if (!existsSync(folder)) throw new Error(`There are no facts in ${folder}: say where they are with FACTS=….`);
  const ships = read<ShipFact>(folder, 'ships').filter(fliesAtStandardSize);
  const aliases: Aliases = JSON.parse(readFileSync(`${folder}/upgrade-aliases.json`, 'utf8'));
  const flown = new Set(ships.map(ship => ship.id));
  return {
    ships,
    pilots: read<PilotFact>(folder, 'pilots').filter(pilot => flown.has(pilot.ship) && !pilot.dockedOnly),
    upgrades: read<UpgradeFact>(folder, 'upgrades')
      .filter(upgrade => canBeUsed(upgrade, flown))
      .map(upgrade => completed(withAliases(upgrade, aliases))),
    conditions: read(folder, 'conditions'),
    damage: read(folder, 'damage-deck'),
    devices: read(folder, 'devices').map(mended),
  };
}

const read = <Kind extends Fact>(folder: string, name: string): readonly Kind[] =>
  JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'));

/** Each id that other builders write, with ours. */
type Aliases = Readonly<Record<string, string>>;

function withAliases(upgrade: UpgradeFact, all: Aliases): UpgradeFact {
  const aliases = Object.keys(all).filter(alias => all[alias] === upgrade.id);
  return aliases.length > 0 ? { ...upgrade, aliases } : upgrade;
}

/** What these cards print as icons, which the facts do not have: the wartime ship type shows the first on a ship. */
const PRINTED: Readonly<Record<string, NonNullable<UpgradeFact['grants']>>> = {
  wartimeloadout: [{ stat: 'shields', amount: 2 }],
  'r7t1-legendsandrelics': [{ action: 'lock', color: 'white', link: { action: 'boost', color: 'red' } }],
};

/** On which side of a card that flips each of its icons stands: the facts have them in one list. */
const SIDE_OF_GRANT: Readonly<Record<string, readonly (0 | 1)[]>> = {
  servomotorsfoils: [0, 0],
  integratedsfoils: [0, 0],
  stabilizedsfoils: [0, 0, 1],
  interceptbooster: [0],
  chancellorpalpatine: [0, 1],
};

/** The ship ability that a card prints in place of the ship's own: the facts leave it to the text. */
const SHIP_ABILITIES: Readonly<Record<string, string>> = {
  vectoredcannonsrz1: 'Vectored Cannons',
  sensitivecontrols: 'Sensitive Controls',
  wartimeloadout: 'Devastating Barrage',
  tiedefenderelite: 'Advanced Fire Control',
  independentcalculations: 'Independent Calculations',
};

/** Cards with two sides of which the facts know one. */
const SIDES: Readonly<Record<string, readonly [string, string]>> = {
  ig11: ['IG-11', 'IG-11 (Anti-Capture Protocol)'],
  swivelwing: ['Swivel Wing (Down)', 'Swivel Wing (Up)'],
  primeministeralmec: ['Prime Minister Almec', "Almec, Maul's Puppet"],
};

/** An obstacle that its text calls a device as well. */
const ALSO_DEVICES: readonly string[] = ['electrochaffcloud'];

/** Remotes print the ordnance icon where the facts say that range bonuses apply. */
function mended({ weapon, ...device }: Fact): Fact {
  return {
    ...device,
    ...(weapon ? { weapon: { ...(weapon as object), rangeBonus: false } } : {}),
    ...(ALSO_DEVICES.includes(device.id) ? { alsoDevice: true } : {}),
  };
}

function completed(upgrade: UpgradeFact): UpgradeFact {
  const { id } = upgrade;
  const sided = (upgrade.grants ?? []).map((one, index) => {
    const side = SIDE_OF_GRANT[id]?.[index];
    return side === undefined ? one : { ...one, side };
  });
  const ability = SHIP_ABILITIES[id];
  const grants = [...sided, ...(PRINTED[id] ?? []), ...(ability ? [{ shipAbility: ability }] : [])];
  return {
    ...upgrade,
    ...(grants.length > 0 ? { grants } : {}),
    ...(SIDES[id] ? { sides: SIDES[id] } : {}),
  };
}

const fliesAtStandardSize = (ship: ShipFact): boolean => ship.size !== 'huge' && ship.dial.length > 0;

/** Slots that only huge ships and the hyperspace ring have. */
const EPIC_SLOTS = ['command', 'hardpoint', 'team', 'cargo', 'hyperdrive'];

function canBeUsed({ slot, ships, restrictions }: UpgradeFact, flown: ReadonlySet<string>): boolean {
  if (EPIC_SLOTS.includes(slot)) return false;
  if (ships && !ships.some(ship => flown.has(ship))) return false;
  return !restrictions?.some(([kind, ...values]) => kind === 'Base' && values.every(value => value === 'Huge'));
}
