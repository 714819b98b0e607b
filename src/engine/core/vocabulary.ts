/** The game's closed word lists. Pure: no imports, so that every layer may use it. */

export const FACTIONS = [
  'rebelalliance',
  'galacticempire',
  'scumandvillainy',
  'resistance',
  'firstorder',
  'galacticrepublic',
  'separatistalliance',
] as const;
export type Faction = (typeof FACTIONS)[number];

export const SHIP_SIZES = ['small', 'medium', 'large'] as const;
export type ShipSize = (typeof SHIP_SIZES)[number];

export const ARCS = [
  'front',
  'rear',
  'left',
  'right',
  'bullseye',
  'fullFront',
  'fullRear',
  'singleTurret',
  'doubleTurret',
] as const;
export type Arc = (typeof ARCS)[number];

/** The arcs of a ship token. A turret points into one of the four standard ones. */
export const STANDARD_ARCS = ['front', 'rear', 'left', 'right'] as const;
export type StandardArc = (typeof STANDARD_ARCS)[number];
export const PRINTED_ARCS = [...STANDARD_ARCS, 'bullseye', 'fullFront', 'fullRear'] as const;
export type PrintedArc = (typeof PRINTED_ARCS)[number];

export const ACTION_KINDS = [
  'focus',
  'calculate',
  'evade',
  'lock',
  'barrelRoll',
  'boost',
  'rotate',
  'reinforce',
  'reload',
  'coordinate',
  'jam',
  'cloak',
  'slam',
] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

export const ACTION_COLORS = ['white', 'red', 'purple'] as const;
export type ActionColor = (typeof ACTION_COLORS)[number];

/** What an upgrade card is printed for. */
export const SLOTS = [
  'talent',
  'force',
  'astromech',
  'crew',
  'gunner',
  'sensor',
  'tech',
  'cannon',
  'turret',
  'torpedo',
  'missile',
  'device',
  'illicit',
  'modification',
  'configuration',
  'title',
  'tacticalRelay',
] as const;
export type Slot = (typeof SLOTS)[number];

/** Slots of some ships that take one of several kinds of card; named after the ship ability that says which. */
export const FLEXIBLE_SLOTS = ['weaponHardpoint', 'versatileFrame'] as const;
export type FlexibleSlot = (typeof FLEXIBLE_SLOTS)[number];

export const KEYWORDS = [
  'Bounty Hunter',
  'Clone',
  'Dark Side',
  'Droid',
  'Freighter',
  'Jedi',
  'Light Side',
  'Mandalorian',
  'Partisan',
  'Sith',
  'Spectre',
  'TIE',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** Numbers of a ship that a card may change. */
export const STATS = ['attack', 'agility', 'hull', 'shields'] as const;
export type Stat = (typeof STATS)[number];

/** What an attack's header may ask for. */
export const ATTACK_REQUIREMENTS = ['focus', 'calculate', 'lock'] as const;
export type AttackRequirement = (typeof ATTACK_REQUIREMENTS)[number];

export const DEVICE_KINDS = ['bomb', 'mine', 'remote', 'obstacle'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

export const OBSTACLE_KINDS = ['asteroid', 'debris', 'gas'] as const;
export type ObstacleKind = (typeof OBSTACLE_KINDS)[number];

export const DAMAGE_TRAITS = ['ship', 'pilot'] as const;
export type DamageTrait = (typeof DAMAGE_TRAITS)[number];

export const ATTACK_FACES = ['hit', 'crit', 'focus', 'blank'] as const;
export type AttackFace = (typeof ATTACK_FACES)[number];

export const DEFENSE_FACES = ['evade', 'focus', 'blank'] as const;
export type DefenseFace = (typeof DEFENSE_FACES)[number];

export const PROFILES = ['amg20', 'xwa50'] as const;
export type ProfileId = (typeof PROFILES)[number];

export const SCENARIOS = [
  'assaultatthesatellitearray',
  'chanceengagement',
  'salvagemission',
  'scramblethetransmissions',
  'ancientknowledge',
] as const;
export type ScenarioId = (typeof SCENARIOS)[number];

/** What a game is about: a mission, or none where somebody practises. */
export const MISSIONS = [...SCENARIOS, 'none'] as const;
export type MissionId = (typeof MISSIONS)[number];

/** Card ids are xws ids with their kind before them: `darthvader` is a pilot and an upgrade. */
export type ShipTypeId = `shipType:${string}`;
export type PilotId = `pilot:${string}`;
export type UpgradeId = `upgrade:${string}`;
export type ConditionId = `condition:${string}`;
export type DamageId = `damage:${string}`;
export type DeviceId = `device:${string}`;
export type ObstacleId = `obstacle:${string}`;
export type CardId = ShipTypeId | PilotId | UpgradeId | ConditionId | DamageId | DeviceId | ObstacleId;

export const DIFFICULTIES = ['blue', 'white', 'red', 'purple'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const BEARINGS = [
  'turnLeft',
  'bankLeft',
  'straight',
  'bankRight',
  'turnRight',
  'koiogranTurn',
  'segnorsLoopLeft',
  'segnorsLoopRight',
  'tallonRollLeft',
  'tallonRollRight',
  'stationary',
  'reverseBankLeft',
  'reverseStraight',
  'reverseBankRight',
] as const;
export type Bearing = (typeof BEARINGS)[number];

/** A template by its name, as `3bankLeft`. */
export type TemplateName = `${1 | 2 | 3 | 4 | 5}${'straight' | 'bankLeft' | 'bankRight' | 'turnLeft' | 'turnRight'}`;

export const SPEEDS = [0, 1, 2, 3, 4, 5] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Maneuver {
  readonly speed: Speed;
  readonly bearing: Bearing;
  readonly difficulty: Difficulty;
}

/** Dials are written in the community's codes: speed, bearing, difficulty. */
const BEARING_LETTERS = {
  turnLeft: 'T',
  bankLeft: 'B',
  straight: 'F',
  bankRight: 'N',
  turnRight: 'Y',
  koiogranTurn: 'K',
  segnorsLoopLeft: 'L',
  segnorsLoopRight: 'P',
  tallonRollLeft: 'E',
  tallonRollRight: 'R',
  stationary: 'O',
  reverseBankLeft: 'A',
  reverseStraight: 'S',
  reverseBankRight: 'D',
} as const satisfies Record<Bearing, string>;

const DIFFICULTY_LETTERS = { blue: 'B', white: 'W', red: 'R', purple: 'P' } as const satisfies Record<
  Difficulty,
  string
>;

export type ManeuverCode = `${Speed}${(typeof BEARING_LETTERS)[Bearing]}${(typeof DIFFICULTY_LETTERS)[Difficulty]}`;

const parsed = new Map<string, Maneuver>();

/** `3ER` is a red speed-3 Tallon roll to the left. */
export function parseManeuver(code: string): Maneuver {
  const known = parsed.get(code);
  if (known) return known;
  const speed = SPEEDS.find(one => `${one}` === code[0]);
  const bearing = BEARINGS.find(one => BEARING_LETTERS[one] === code[1]);
  const difficulty = DIFFICULTIES.find(one => DIFFICULTY_LETTERS[one] === code[2]);
  if (code.length !== 3 || speed === undefined || bearing === undefined || difficulty === undefined) {
    throw new Error(`"${code}" is not a maneuver: it should read speed, bearing, difficulty, as in 2TW.`);
  }
  if ((speed === 0) !== (bearing === 'stationary')) {
    throw new Error(`"${code}" is not a maneuver: speed 0 is stationary, and nothing else is.`);
  }
  const maneuver = Object.freeze({ speed, bearing, difficulty });
  parsed.set(code, maneuver);
  return maneuver;
}

export function maneuverCode({ speed, bearing, difficulty }: Maneuver): ManeuverCode {
  return `${speed}${BEARING_LETTERS[bearing]}${DIFFICULTY_LETTERS[difficulty]}`;
}
