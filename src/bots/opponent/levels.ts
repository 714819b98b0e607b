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
  /** By how many points of twenty it misjudges a maneuver. */
  readonly noise: number;
  /** Actions are tried out; else the mission's, a focus, an evade. */
  readonly triesActions: boolean;
  /** How many answers are tried out for one question. */
  readonly forks: number;
  /** Against how many guesses each is held. */
  readonly against: number;
  /** Of a target: its damage, the value of that, or that with everyone else's fire in mind. */
  readonly targets: 'damage' | 'value' | 'together';
  /** Keeps tokens for what is still to come. */
  readonly savesTokens: boolean;
  /** Chooses who moves and shoots first among ships of one initiative. */
  readonly ordersShips: boolean;
}

const ace: Level = {
  weights: WEIGHTS,
  guesses: 24,
  sharpness: 1.5,
  manners: true,
  alone: false,
  passes: 3,
  noise: 0,
  triesActions: true,
  forks: 80,
  against: 12,
  targets: 'together',
  savesTokens: true,
  ordersShips: true,
};

const veteran: Level = {
  ...ace,
  guesses: 6,
  passes: 1,
  noise: 0.25,
  forks: 24,
  against: 3,
  targets: 'value',
  savesTokens: false,
  ordersShips: false,
};

const pilot: Level = {
  ...veteran,
  guesses: 4,
  manners: false,
  noise: 0.45,
  triesActions: false,
  forks: 12,
  against: 1,
};

const cadet: Level = { ...pilot, guesses: 2, sharpness: 1, alone: true, noise: 0.6, targets: 'damage' };

/** Likes to shoot, keeps off rocks and edges; looks neither at the mission to come nor at where a maneuver leaves it. */
const recruit: Level = {
  ...cadet,
  weights: { ...WEIGHTS, caution: 0.3, next: 0.1, missionNext: 0.3, approach: 0.4, stress: 0 },
  guesses: 0,
  noise: 1.8,
};

export const levelOf: Readonly<Record<LevelName, Level>> = { recruit, cadet, pilot, veteran, ace };
