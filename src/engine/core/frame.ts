import type { AbilityRef } from './ability';
import type { ActionKey } from './action';
import type { Effect } from './effect';
import type { Together } from './effects/actions';
import type { ObjectId, PlayerId, ShipId, UnitId } from './ids';
import type { Phase } from './state';
import type { ActionColor, AttackFace, DefenseFace, ManeuverCode, PrintedArc, UpgradeId } from './vocabulary';
import type { Moment } from './window';

/** An ability whose moment has come, waiting for its turn. */
export interface Trigger {
  readonly ref: AbilityRef;
  readonly moment: Moment;
  readonly player: PlayerId;
}

interface Under {
  /** What is still to do, first item first. */
  readonly todo: readonly Effect[];
  /** What was set off meanwhile; it queues when all is done. */
  readonly triggers: readonly Trigger[];
}

/** A primary weapon by its place on the ship card, or the card of a special weapon. */
export type WeaponRef = `primary:${number}` | UpgradeId;

export interface AttackDie {
  readonly face: AttackFace;
  readonly rerolled: boolean;
}
export interface DefenseDie {
  readonly face: DefenseFace;
  readonly rerolled: boolean;
}

export interface Attack {
  readonly attacker: UnitId;
  readonly defender: UnitId;
  readonly weapon: WeaponRef;
  readonly arc: PrintedArc;
  /** Attack range. */
  readonly range: number;
  /** What the measured line crosses. */
  readonly obstructedBy: readonly ObjectId[];
  readonly bonus: boolean;
  /** Its weapon's charges are not paid for it. */
  readonly free?: true;
  readonly attackDice: readonly AttackDie[];
  readonly defenseDice: readonly DefenseDie[];
  /** How many dice each side has rerolled, by whose they are. */
  readonly rerolls?: { readonly [K in `${'attacker' | 'defender'}:${'attack' | 'defense'}`]?: number };
  /** How many focus results a ship has modified, where a card counts them. */
  readonly focusModified?: { readonly [ship: ShipId]: number };
  /** The attacker has modified attack dice. */
  readonly attackerModified?: true;
  /** Modifications used in this attack, each once. */
  readonly used: readonly string[];
  readonly hit: boolean | null;
  /** How many damage cards it has dealt the defender. */
  readonly dealt?: number;
  /** How many hits and crits were neutralized. */
  readonly neutralized?: number;
  /** The card that granted it, where that matters to the card. */
  readonly by?: AbilityRef['source'];
  /** Only its aftermath is left, which is no part of it. */
  readonly over?: true;
}

/** What has it flown: the dial, ion or stress tokens, a SLAM, or a card outside the ship's activation. */
export type ManeuverKind = 'revealed' | 'ion' | 'stress' | 'slam' | 'card';

/** The maneuver in hand, as abilities and rules have changed it. */
export interface ManeuverInHand {
  readonly code: ManeuverCode;
  readonly kind: ManeuverKind;
  /** Flown as a sideslip: the template lies at the other side of the base. */
  readonly slips?: true;
  /** Of a Segnor's loop: flown on another template than the bank. */
  readonly loopsBy?: 'straight' | 'turn';
  /** Flown on a template one speed higher, where there is one. */
  readonly faster?: true;
}

/** Something under way. It holds its own data, so an attack inside an activation is simply a frame on top. */
export type Frame =
  /** The outermost: setup, then round after round. */
  | (Under & { readonly kind: 'game' })
  | (Under & { readonly kind: 'phase'; readonly phase: Phase; readonly initiative: number | null })
  | (Under & { readonly kind: 'step'; readonly name: string; readonly ship: ShipId | null })
  | (Under & {
      readonly kind: 'activation';
      readonly ship: ShipId;
      readonly maneuver: ManeuverInHand | null;
      /** It stays where it is: no maneuver is executed. */
      readonly skipsManeuver?: true;
      /** Why its Perform Action step will be skipped. */
      readonly skipsAction: 'overlappedShip' | 'overlappedObstacle' | 'card' | null;
      readonly noMoreActions: boolean;
    })
  | (Under & { readonly kind: 'engagement'; readonly ship: ShipId })
  | (Under & {
      readonly kind: 'action';
      readonly ship: ShipId;
      readonly action: ActionKey;
      readonly color: ActionColor;
      readonly linked: boolean;
      readonly failed: boolean;
      /** Of a lock action: only this. */
      readonly on?: ObjectId;
      /** Of a coordinate action: several ships. */
      readonly together?: Together;
      /** Of a SLAM: its maneuver was not fully executed. */
      readonly partly?: true;
      /** Of a jam action: whom. */
      readonly jams?: ShipId;
      /** Of a lock action: what, though a jam token may have taken the lock at once. */
      readonly locks?: ObjectId;
      /** Of a boost: the ships that it moved through. */
      readonly through?: readonly ShipId[];
    })
  | (Under & { readonly kind: 'attack'; readonly attack: Attack })
  | (Under & { readonly kind: 'queue'; readonly entries: readonly Trigger[]; readonly aftermath: boolean })
  | (Under & { readonly kind: 'ability'; readonly trigger: Trigger });

export type FrameKind = Frame['kind'];
export type FrameOf<K extends FrameKind> = Extract<Frame, { kind: K }>;
