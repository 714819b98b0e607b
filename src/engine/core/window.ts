import type { AbilitySource } from './ability';
import type { ActionKey } from './action';
import type { DamageFrom, RollPurpose } from './effect';
import type { Face, MoveKind, PlacingWay } from './event';
import type { Attack, ManeuverKind, WeaponRef } from './frame';
import type {
  DamageCardId,
  DamageOnShipId,
  DeviceTokenId,
  ObjectId,
  ObstacleTokenId,
  PlayerId,
  ShipId,
  UnitId,
} from './ids';
import type { Pose } from './place';
import type { DeviceToken, Phase } from './state';
import type { Token } from './token';
import type { ActionColor, DamageId, DeviceId, ManeuverCode, UpgradeId } from './vocabulary';

/**
 * The moments of the rules: all that an ability can name. `before:`, `start:`, `during:`, `end:`, `at:` and the steps of
 * an attack open at once; every other `after:` waits until the step, action, attack or ability in which it came is done,
 * and never past its phase. News (`event.ts`) is for log and motion and sets nothing off.
 */
export type Windows = {
  [P in PlayedPhase as `start:${P}` | `end:${P}`]: object;
} & {
  [S in StepOfAttack as `before:${S}` | `after:${S}`]: OfAttack;
} & OtherWindows;

export type PlayedPhase = Exclude<Phase, 'setup' | 'over'>;

export const STEPS_OF_ATTACK = [
  'rollAttack',
  'modifyAttack',
  'rollDefense',
  'modifyDefense',
  'neutralize',
  'dealDamage',
] as const;
export type StepOfAttack = (typeof STEPS_OF_ATTACK)[number];

interface OfShip {
  readonly ship: ShipId;
}

export interface OfAttack {
  readonly attacker: UnitId;
  readonly defender: UnitId;
}

interface OtherWindows {
  'before:setup': object;
  'after:setup': object;
  /** A ship's own turn in the System Phase. */
  'during:system': OfShip;
  'during:end': object;
  /** Before the winner is known. */
  'end:game': object;
  /** As the turn of an initiative comes: "at initiative 0". */
  'at:initiative': { readonly initiative: number };

  'before:activate': OfShip;
  'before:reveal': OfShip;
  'after:reveal': OfShip & { readonly maneuver: ManeuverCode };
  /** Eased or hardened as it is by now; red may still be too much for a stressed ship. */
  'before:execute': OfShip & { readonly maneuver: ManeuverCode; readonly kind: ManeuverKind };
  /** The ship has moved; its maneuver's difficulty is checked next. */
  'before:difficulty': OfShip & {
    readonly maneuver: ManeuverCode;
    readonly kind: ManeuverKind;
    readonly fully: boolean;
  };
  /** The Check Difficulty step is over. */
  'after:difficulty': OfShip;
  'after:execute': OfShip & {
    readonly maneuver: ManeuverCode;
    readonly kind: ManeuverKind;
    readonly fully: boolean;
    readonly slips?: true;
    readonly obstacles: readonly ObstacleTokenId[];
    /** Ships and obstacles on which the template lay: moved through. */
    readonly through?: readonly ObjectId[];
  };
  /** Its Execute Maneuver step did not take place. */
  'after:skipManeuver': OfShip;
  'after:activate': OfShip;
  'before:engage': OfShip;
  'after:engage': OfShip;
  /** It let its attack go, or had none. */
  'after:noAttack': { readonly ship: UnitId };

  'before:action': OfShip & { readonly action: ActionKey; readonly color: ActionColor };
  'after:action': OfShip & {
    readonly action: ActionKey;
    readonly color: ActionColor;
    readonly linked: boolean;
    /** Of a SLAM: its maneuver was not fully executed. */
    readonly partly?: true;
    /** Of a jam action: whom. */
    readonly jams?: ShipId;
    /** Of a lock action: what, though a jam token may have taken the lock at once. */
    readonly locks?: ObjectId;
    /** Of a boost: the ships that it moved through. */
    readonly through?: readonly ShipId[];
  };
  'after:failedAction': OfShip & { readonly action: ActionKey };
  'after:coordinated': OfShip & { readonly by: ShipId; readonly color: ActionColor | null };

  /** The costs are paid and there is a defender. */
  'after:declare': OfAttack;
  /** Aftermath, with its four groups. */
  'after:attack': OfAttack & { readonly weapon: WeaponRef; readonly hit: boolean; readonly bonus: boolean };

  /** Any roll, also those for obstacles and damage cards. */
  'after:roll': {
    readonly ship: UnitId | null;
    readonly kind: 'attack' | 'defense';
    readonly faces: readonly Face[];
    readonly purpose: RollPurpose;
  };
  'after:modify': { readonly dice: 'attack' | 'defense'; readonly by: string; readonly reroll: boolean };

  'after:gain': OfShip & {
    readonly token: Token;
    readonly becomes?: 'ionized' | 'tractored';
    /** An obstacle or a device, if it comes from one. */
    readonly from?: DamageFrom;
  };
  'after:spend': {
    readonly ship: UnitId;
    readonly what: Token | 'lock' | 'charge' | 'force';
    readonly card?: UpgradeId | null;
    /** Of a token that another ship has lent: which. */
    readonly lender?: ShipId;
  };
  /** Removed without being spent. */
  'after:lose': OfShip & { readonly token: Token; readonly jammed: boolean };
  'after:lock': { readonly ship: UnitId; readonly object: ObjectId };

  'after:shieldLost': OfShip;
  'after:suffer': OfShip & { readonly damage: 'hit' | 'crit'; readonly card: DamageCardId | null };
  'after:deal': OfShip & { readonly id: DamageOnShipId; readonly faceup: boolean };
  /** A faceup card was turned facedown, or a facedown one discarded. */
  'after:repair': OfShip & {
    readonly id: DamageOnShipId;
    readonly card: DamageId | null;
    readonly wasFaceup: boolean;
  };
  'after:destroyed': OfShip;
  'after:flee': OfShip & { readonly from: Pose };
  'after:reserve': OfShip & { readonly from: Pose };
  'after:deploy': OfShip;

  'after:move': OfShip & {
    readonly how: MoveKind;
    readonly from: Pose;
    /** Of a tractor move or a decloak: it was a barrel roll. */
    readonly rolled?: true;
    /** The card that had it move, where it told so. */
    readonly card?: AbilitySource;
  };
  'after:overlap': OfShip & { readonly overlapped: readonly ShipId[] };
  'after:obstacle': OfShip & {
    readonly object: ObstacleTokenId;
    readonly overlapped: boolean;
    /** Overlapped, and the template lay on it too: moved through. */
    readonly through?: true;
    /** By a maneuver, and not by a boost or a roll. */
    readonly maneuver?: true;
  };
  'after:device': {
    readonly ship: ShipId | null;
    readonly tokens: readonly DeviceTokenId[];
    readonly device: DeviceId;
    readonly what: PlacingWay;
  };
  /** A ship has suffered the effect of somebody's bomb. */
  'after:bomb': OfShip & { readonly device: DeviceId; readonly owner: PlayerId };
  /** A bomb or mine went off, anywhere; it may have been locked. */
  'after:detonate': { readonly device: DeviceId; readonly was: DeviceToken; readonly lockedBy?: readonly UnitId[] };
}

export type Window = keyof Windows;
/** When a card comes in, for those who ask: a moment, or what goes on meanwhile. */
export type When = Window | 'modifying attack dice' | 'modifying defense dice' | 'performing actions' | 'attacking';
export type WindowIn<W extends Window> = W extends Window ? { readonly at: W } & Windows[W] : never;
/** A window that has opened, as data: it waits in saved games too. */
export type Moment = WindowIn<Window>;

/** What the scene of an ability in this window holds besides its own data. */
export type AttackIn<W extends Window> = Windows[W] extends OfAttack ? { readonly attack: Attack } : object;
