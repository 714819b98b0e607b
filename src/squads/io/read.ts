import type { ProfileId } from '../../engine/core/vocabulary';
import type { KeptSquad } from './kept';

export const WARNING_KINDS = [
  'unknownCard',
  'unknownObstacle',
  'leftOut',
  'faction',
  'standardLoadout',
  'format',
] as const;
export type WarningKind = (typeof WARNING_KINDS)[number];

/** Something of a squad from elsewhere that is not here as it was there. */
export interface Warning {
  readonly kind: WarningKind;
  /** The ship's place in the squad; none where the squad as a whole is meant. */
  readonly ship?: number;
  readonly words: string;
}

/** A squad from elsewhere, or a sentence that says why there is none. */
export type SquadRead =
  | {
      readonly ok: true;
      readonly squad: KeptSquad;
      /** The point system it was made for, where that can be told. */
      readonly profile: ProfileId | null;
      /** What it cost when it was made, where the list says so. */
      readonly made?: number;
      readonly warnings: readonly Warning[];
    }
  | { readonly ok: false; readonly problem: string };

export const refused = (problem: string): SquadRead => ({ ok: false, problem });
