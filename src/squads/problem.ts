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
