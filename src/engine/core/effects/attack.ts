import type { WeaponRef } from '../frame';
import type { ObjectId, UnitId } from '../ids';
import type { PrintedArc } from '../vocabulary';

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

/** A bonus attack that a card grants: with which weapon, against whom. */
export interface AttackLimit {
  readonly weapon: WeaponRef;
  readonly targets: readonly UnitId[];
  /** The lock or token that its header asks for is not needed. */
  readonly ignoresRequirement: boolean;
}

/** From the choice of a target to the aftermath. */
export type AttackEffect =
  | { readonly do: 'chooseAttack'; readonly ship: UnitId; readonly bonus: boolean; readonly limit?: AttackLimit }
  | {
      readonly do: 'declareAttack';
      readonly ship: UnitId;
      readonly target: UnitId;
      readonly weapon: WeaponRef;
      readonly bonus: boolean;
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
    }
  | { readonly do: 'attackStep'; readonly step: AttackStep };
