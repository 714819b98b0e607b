import type { AbilitySource, AttackScene, Scene } from './ability';
import type { ActionKey } from './action';
import type { ActionWhy } from './decision';
import type { WeaponRef } from './frame';
import type { DeviceTokenId, ObjectId, ShipId, UnitId } from './ids';
import type { Token } from './token';
import type { Maneuver, StandardArc, UpgradeId } from './vocabulary';

/** Questions that a card may answer with "cannot" or "may even": "cannot" wins. */
export interface Questions {
  perform: Scene & { readonly action: ActionKey };
  attack: Scene & { readonly target: UnitId; readonly weapon: WeaponRef };
  /** A charge of a card, or of the ship card. */
  recoverCharge: Scene & { readonly card: UpgradeId | null };
  modify: AttackScene & {
    readonly side: 'attacker' | 'defender';
    readonly dice: 'attack' | 'defense';
    readonly by: string;
    /** What it costs in tokens and locks. */
    readonly spends: readonly (Token | 'lock')[];
    readonly rerolls: boolean;
  };
  /** A result of the attacker's, by what the defender has. */
  cancel: AttackScene & { readonly result: 'hit' | 'crit'; readonly by: 'evade' };
  /** Evades and reinforce cancel hits before crits; where they cannot, crits before hits. */
  cancelHitsFirst: AttackScene;
  /** `for`: the card or rule that asks for it. */
  spend: Scene & { readonly token: Token | 'lock'; readonly for?: AbilitySource };
  /** Not spent: a card keeps it where it is. */
  remove: Scene & { readonly token: Token };
  /** Another ship of its side at that range. */
  coordinate: Scene & { readonly target: ShipId; readonly range: number };
  /** Acquire a lock on an object at that range. */
  lock: Scene & {
    readonly object: ObjectId;
    readonly range: number;
    /** By a lock action: what its permission costs is paid with the target. */
    readonly action?: true;
  };
  /** Choose a ship at any range; what that costs is paid with the choice. */
  /** A remote in the place of a ship: it relocates. */
  coordinateRemote: Scene & { readonly target: DeviceTokenId };
  reach: Scene & { readonly action: 'coordinate' | 'jam'; readonly target: ShipId };
  /** Choose a defender that is not at the closest attack range that its weapon has a valid one at. */
  attackFarther: Scene;
  /** The template of its SLAM is one speed higher, where there is one. */
  slamFaster: Scene;
  pointTurret: Scene & { readonly arc: StandardArc };
  /** The die that a side has for the attack range. */
  applyRangeBonus: AttackScene & { readonly side: 'attacker' | 'defender' };
  /** A ship of one's own side. */
  attackFriend: Scene & { readonly target: ShipId };
  /** With that weapon, at range 0 of that obstacle. */
  attackAtObstacle: Scene & { readonly weapon: WeaponRef; readonly object: ObjectId };
  attackWhileDisarmed: Scene & { readonly weapon: WeaponRef; readonly target: UnitId };
  beLocked: Scene & { readonly by: UnitId };
  actWhileIonized: Scene & { readonly action: ActionKey };
  actWhileStressed: Scene & { readonly action: ActionKey; readonly why: ActionWhy };
  /** Comes to lie against the ship that its boost would overlap, as in a maneuver. */
  boostPartially: Scene;
  /** `overlapped`: the move ends on it. */
  ignoreObstacle: Scene & {
    readonly object: ObjectId;
    readonly while: 'moving' | 'attacking';
    readonly overlapped: boolean;
  };
  /** Boosts or rolls through an obstacle and onto it; what that does, it does. */
  moveThroughObstacle: Scene & { readonly object: ObjectId; readonly how: 'boost' | 'barrelRoll' };
  /** A ship of one's own side, or itself. */
  jam: Scene & { readonly target: ShipId };
  /** Of a ship to the others of its side: else they are only allied. */
  beFriend: Scene;
  executeRedWhileStressed: Scene & { readonly maneuver: Maneuver };
  /** What its pilot asks of the defender, it asks of itself. */
  askOfItself: Scene;
  attackWithoutRequirement: Scene & { readonly weapon: WeaponRef; readonly target: UnitId };
}
export type QuestionName = keyof Questions;
