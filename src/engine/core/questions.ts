import type { AbilitySource, AttackScene, Scene } from './ability';
import type { ActionKey } from './action';
import type { ActionWhy } from './decision';
import type { WeaponRef } from './frame';
import type { DeviceTokenId, ObjectId, ShipId, UnitId } from './ids';
import type { Token } from './token';
import type { ActionColor, DeviceId, Maneuver, StandardArc, UpgradeId } from './vocabulary';

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
  spend: Scene & { readonly token: Token | 'lock' | 'force'; readonly for?: AbilitySource };
  /** In an attack that the other ship makes or defends against, that one may spend this token as if it had it. */
  lendToken: Scene & { readonly token: Token; readonly to: ShipId };
  /** On its carrier: that one may count these shields as its own. */
  lendShield: Scene & { readonly to: ShipId };
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
  /** Hold two locks on one object, as far as it can hold so many. */
  lockTwice: Scene;
  /** A remote in the place of a ship: it relocates. */
  coordinateRemote: Scene & { readonly target: DeviceTokenId };
  /** Choose a ship at any range; what that costs is paid with the choice. */
  reach: Scene & { readonly action: 'coordinate' | 'jam'; readonly target: ShipId };
  /** With a weapon whose header asks for another attack range. */
  attackAtRange: Scene & { readonly weapon: WeaponRef; readonly target: UnitId; readonly range: number };
  /** In what its upgrades ask of friends, and as it coordinates: a friendly ship at that range counts as at range 0 or 1. */
  countAsClose: Scene & { readonly target: ShipId; readonly range: number };
  /** What its own cards ask of the bullseye arc: an enemy ship, or a remote that it attacks, counts as there though it is not. */
  countInBullseye: Scene & { readonly target: UnitId };
  /** Of the ability of its ship: it may be left unused. */
  leaveShipAbility: Scene;
  /** The same: used even while stressed. */
  useShipAbilityStressed: Scene;
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
  actWhileStressed: Scene & { readonly action: ActionKey; readonly color: ActionColor; readonly why: ActionWhy };
  /** Comes to lie against the ship that its boost would overlap, as in a maneuver. */
  boostPartially: Scene;
  /** `overlapped`: the move ends on it. */
  ignoreObstacle: Scene & {
    readonly object: ObjectId;
    readonly while: 'moving' | 'attacking';
    readonly overlapped: boolean;
  };
  /** Put down touching it, in place of a drop. */
  placeTouching: Scene & { readonly device: DeviceId };
  /** What it does does not reach this ship: it sets no such mine off, and no such bomb harms it. */
  ignoreDevice: Scene & { readonly token: DeviceTokenId };
  /** Boosts or rolls through an obstacle and onto it; what that does, it does. */
  moveThroughObstacle: Scene & { readonly object: ObjectId; readonly how: 'boost' | 'barrelRoll' };
  /** A ship of one's own side, or itself. */
  jam: Scene & { readonly target: ShipId };
  /** Of a ship to the others of its side: else they are only allied. */
  beFriend: Scene;
  /** Destroyed, leave the play area before the Engagement Phase is over. */
  leave: Scene;
  /** Has its Perform Action step after a maneuver executed partially. */
  actAfterPartial: Scene;
  executeRedWhileStressed: Scene & { readonly maneuver: Maneuver };
  /** What its pilot asks of the defender, it asks of itself. */
  askOfItself: Scene;
  attackWithoutRequirement: Scene & { readonly weapon: WeaponRef; readonly target: UnitId };
}
export type QuestionName = keyof Questions;
