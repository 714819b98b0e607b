import type { AbilitySource, Dice } from '../ability';
import type { Effect } from '../effect';
import type { WeaponRef } from '../frame';
import type { ObjectId, UnitId } from '../ids';
import type { PrintedArc } from '../vocabulary';
import type { StepOfAttack } from '../window';
import type { Fallen } from './dice';

export type AttackStep =
  | 'payCosts'
  | 'rollAttackDice'
  | 'defenderModifiesAttackDice'
  | 'attackerModifiesAttackDice'
  | 'rollDefenseDice'
  | 'attackerModifiesDefenseDice'
  | 'defenderModifiesDefenseDice'
  | 'neutralizeResults'
  | 'dealDamage'
  | 'aftermath';

/** A bonus attack that a card grants: with which weapons, into which arcs, against whom. What is left out is free. */
export interface AttackLimit {
  readonly weapons?: readonly WeaponRef[];
  readonly arcs?: readonly PrintedArc[];
  readonly targets?: readonly UnitId[];
  /** The lock or token that its header asks for is not needed. */
  readonly ignoresRequirement?: true;
  /** Its cloak token is paid with it: it does not stand in the way. */
  readonly uncloaks?: true;
  /** Nor does it cost charges. */
  readonly free?: true;
  /** The card that grants it, so that it knows this attack again. */
  readonly by?: AbilitySource;
  /** It must be made. */
  readonly must?: true;
}

/** From the choice of a target to the aftermath. */
export type AttackEffect =
  | {
      readonly do: 'chooseAttack';
      readonly ship: UnitId;
      readonly bonus: boolean;
      readonly limit?: AttackLimit;
      /** What is paid with the choice. */
      readonly cost?: readonly Effect[];
      /** What follows an attack, if one is made. */
      readonly then?: readonly Effect[];
    }
  | {
      readonly do: 'declareAttack';
      readonly ship: UnitId;
      readonly target: UnitId;
      readonly weapon: WeaponRef;
      readonly bonus: boolean;
      /** Only into these. */
      readonly arcs?: readonly PrintedArc[];
      readonly free?: true;
      readonly by?: AbilitySource;
    }
  | {
      readonly do: 'beginAttack';
      readonly ship: UnitId;
      readonly target: UnitId;
      readonly weapon: WeaponRef;
      readonly arc: PrintedArc;
      readonly range: number;
      readonly obstructedBy: readonly ObjectId[];
      readonly bonus: boolean;
      readonly free?: true;
      readonly by?: AbilitySource;
    }
  | (Fallen & { readonly do: 'attackStep'; readonly step: AttackStep })
  /** No dice are rolled in the attack under way: it is treated as hitting. */
  | { readonly do: 'hitWithoutDice' }
  /** The moment before or after a step. */
  | { readonly do: 'openStep'; readonly at: `before:${StepOfAttack}` | `after:${StepOfAttack}` }
  /** What cards let a side do to the dice at such a moment. */
  | { readonly do: 'changeDiceAt'; readonly at: NonNullable<Dice['at']>; readonly side: 'attacker' | 'defender' };
