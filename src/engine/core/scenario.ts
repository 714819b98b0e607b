import type { Ability } from './ability';
import type { Effects } from './effect';
import type { MarkerId, PlayerId } from './ids';
import type { Table } from './table';
import type { ConditionId, MissionId, ProfileId } from './vocabulary';

export const MARKER_KINDS = ['satellite', 'supplyCache', 'dataCache'] as const;
export type MarkerKind = (typeof MARKER_KINDS)[number];

/** How a marker stands between the players. */
export interface MarkerStanding {
  readonly marker: MarkerId;
  /** What of each player counts there: ships close by, a player marker, the ship that has it in tow. */
  readonly counts: Readonly<Record<PlayerId, number>>;
  /** The one player, if any, to whom it belongs now. */
  readonly holder: PlayerId | null;
}

/** What a player earns at the start of the End Phase. */
export interface RoundPoints {
  readonly player: PlayerId;
  readonly points: number;
  /** The markers it is earned with. */
  readonly markers: readonly MarkerId[];
  /** More than the opponent has, where that counts. */
  readonly ahead: boolean;
}

/** A mission: content like a card. One marker lies in the centre; the others are placed in turn, from the first player on. */
export interface Scenario {
  readonly id: MissionId;
  readonly marker: MarkerKind;
  /** Of each marker placed in turn, whose edge it must lie near, seen from the player who places it. Null: not even one in the centre. */
  readonly placed: readonly ('own' | 'opponent')[] | null;
  /** What a marker gives to the ship that draws from it. */
  readonly condition?: ConditionId;
  /** In which point systems half a ship's points are scored. */
  readonly halfPoints: readonly ProfileId[];
  readonly standing: (table: Table) => readonly MarkerStanding[];
  readonly scoreRound: (table: Table) => readonly RoundPoints[];
  /** What the mission orders once these points are scored. */
  readonly afterScoring?: (table: Table, earned: readonly RoundPoints[]) => Effects;
  /** What every ship can do or must heed in this mission. */
  readonly abilities: readonly Ability[];
}
