import type { PlayerId } from './ids';
import type { Practice } from './practice';
import type { Faction, MissionId, ObstacleId, PilotId, ProfileId, UpgradeId } from './vocabulary';

/** A pilot with what it carries. */
export interface SquadShip {
  readonly pilot: PilotId;
  readonly upgrades: readonly UpgradeId[];
}

export interface Squad {
  readonly name: string;
  readonly faction: Faction;
  readonly ships: readonly SquadShip[];
  /** Three, of which both players' are placed in turn. */
  readonly obstacles: readonly ObstacleId[];
}

/** All that is settled before the first die is rolled. */
export interface Setup {
  readonly profile: ProfileId;
  readonly scenario: MissionId;
  /** Only where somebody practises. */
  readonly practice?: Practice;
  /** Who roll their own dice on the table and say what fell; everybody else's are rolled by the generator. */
  readonly realDice?: readonly PlayerId[];
  readonly players: Readonly<Record<PlayerId, { readonly name: string; readonly squad: Squad }>>;
}
