import type { PilotId, UpgradeId } from '../engine/core/vocabulary';

export const PROBLEM_KINDS = [
  'unknownCard',
  'faction',
  'pointSystem',
  'points',
  'shipCount',
  'loadout',
  'slots',
  'copies',
  'limited',
  'solitary',
  'standardized',
  'standardLoadout',
  'shipType',
  'restriction',
  'obstacles',
  'pointsChanged',
] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/** One way in which a squad breaks the rules. */
export interface SquadProblem {
  readonly kind: ProblemKind;
  /** The ship's place in the squad; none where the squad as a whole is meant. */
  readonly ship?: number;
  readonly card?: PilotId | UpgradeId;
  /** A sentence that names the card and the rule. */
  readonly words: string;
}

/** A problem of a card, before it is known on which ship of the squad it is. */
export type CardProblem = Omit<SquadProblem, 'ship'>;

/** Each sentence once: a card that nobody knows may be on every ship. */
export const sentencesOf = (problems: readonly SquadProblem[]): readonly string[] => [
  ...new Set(problems.map(({ words }) => words)),
];

/** Whether nothing is wrong but that points have changed since the squad was made. */
export const isOnlyChanged = (problems: readonly SquadProblem[]): boolean =>
  problems.length > 0 && problems.every(({ kind }) => kind === 'pointsChanged');
