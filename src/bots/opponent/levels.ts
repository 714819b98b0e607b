import { WEIGHTS, type Weights } from './weights';

/** From the gentlest to the strongest. */
export const LEVELS = ['recruit', 'cadet', 'pilot', 'veteran', 'ace'] as const;
export type LevelName = (typeof LEVELS)[number];

/** What an opponent sees and how long it thinks: counted, never timed, so that a game can be played again. */
export interface Level {
  readonly weights: Weights;
  /** Guesses of the others' dials; without any they are thought to fly on. */
  readonly guesses: number;
  /** How sharply those follow what seems good for them; 0 is anything. */
  readonly sharpness: number;
  /** Guesses differ by manners of flying. */
  readonly manners: boolean;
  /** Each ship by itself, as if no friend mattered. */
  readonly alone: boolean;
  /** How often all own ships are gone through. */
  readonly passes: number;
  /** From how many plans it sets out to better them. */
  readonly starts: 'one' | 'two';
  /** Guesses for a first look at a maneuver, and how many maneuvers of a ship are held against all of them. */
  readonly looks: { readonly first: number; readonly second: number };
  /** Rounds played in thought for the dials of a round. */
  readonly rounds: number;
  /** By how many points of twenty it misjudges a maneuver. */
  readonly noise: number;
  /** The share of a dial that does not come to its mind. */
  readonly overlooks: number;
  /** Thinks of loops and rolls and all else that is neither straight nor a bank nor a turn. */
  readonly turnsAround: boolean;
  /** Actions are tried out; else the mission's, a focus, an evade. */
  readonly triesActions: boolean;
  /** How many answers are tried out for one question. */
  readonly forks: number;
  /** Against how many guesses each is held. */
  readonly against: number;
  /** Of a target: how near it is, its damage, the value of that, or that with everyone else's fire in mind. */
  readonly targets: 'nearest' | 'damage' | 'value' | 'together';
  /** Keeps tokens for what is still to come. */
  readonly savesTokens: boolean;
  /** Chooses who moves and shoots first among ships of one initiative. */
  readonly ordersShips: boolean;
}

/** Looks at everything together, and a second time at what looks good. */
const ace: Level = {
  weights: WEIGHTS,
  guesses: 36,
  sharpness: 1.5,
  manners: true,
  alone: false,
  passes: 4,
  starts: 'two',
  looks: { first: 10, second: 7 },
  rounds: 15_000,
  noise: 0,
  overlooks: 0,
  turnsAround: true,
  triesActions: true,
  forks: 100,
  against: 12,
  targets: 'together',
  savesTokens: true,
  ordersShips: true,
};

/** Plans its squad together, against fewer of the others' dials; spends what it has, and judges maneuvers less surely. */
const veteran: Level = {
  ...ace,
  weights: { ...WEIGHTS, next: 0.3 },
  guesses: 5,
  passes: 1,
  starts: 'one',
  looks: { first: 6, second: 4 },
  rounds: 5000,
  noise: 0.5,
  forks: 20,
  against: 2,
  targets: 'value',
  savesTokens: false,
  ordersShips: false,
};

/** Each ship by itself, its action by habit; it hardly looks at the next round. */
const pilot: Level = {
  ...veteran,
  weights: { ...WEIGHTS, next: 0.2 },
  guesses: 4,
  manners: false,
  alone: true,
  noise: 1.7,
  triesActions: false,
  forks: 12,
  against: 1,
};

/** Thinks that the others fly on as they do, and forgets what stress takes. */
const cadet: Level = {
  ...pilot,
  weights: { ...WEIGHTS, next: 0, approach: 0.4, missionNext: 0.5, stress: 0 },
  guesses: 0,
  noise: 2.5,
  targets: 'damage',
};

/**
 * Likes to shoot, whoever is nearest; keeps off rocks and edges, and thinks of hardly anything else to come. Most of its dial
 * does not come to its mind, and never how to turn around at once.
 */
const recruit: Level = {
  ...cadet,
  weights: { ...WEIGHTS, caution: 0.3, next: 0.1, missionNext: 0.3, approach: 0.3, stress: 0 },
  noise: 4.4,
  overlooks: 0.75,
  turnsAround: false,
  targets: 'nearest',
};

export const levelOf: Readonly<Record<LevelName, Level>> = { recruit, cadet, pilot, veteran, ace };
