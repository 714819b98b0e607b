import type { AbilitySource } from '../core/ability';
import type { Choice } from '../core/decision';
import type { WeaponRef } from '../core/frame';
import type { UnitId } from '../core/ids';
import type { DiceReason } from '../rules/attack/count';

/**
 * What an attack will come to, exactly, if both players use what they have as well as they can: the attacker for as many
 * results left as possible, the defender for as few; crits decide where that is the same.
 */
export interface Odds {
  /** At least one result is left. */
  readonly hit: number;
  /** Expected damage; what an ion cannon or a tractor beam inflicts instead is none. */
  readonly damage: number;
  /** The chance of exactly so much damage, from 0 up to the most that can happen. */
  readonly spread: readonly number[];
  /** How many of that damage are crits. */
  readonly crits: number;
  /** The damage takes all shields and hull that are left. */
  readonly destroyed: number;
  /** Why `destroyed` is a lower bound: a card dealt faceup may do more damage. Null if it is exact. */
  readonly approximate: 'faceupCards' | null;
  /** Cards that may change the outcome and are not counted. */
  readonly leavesOut: readonly AbilitySource[];
  /** Cards on the table that are not written, or not whole: whatever they do is not counted either. */
  readonly unwritten: readonly AbilitySource[];
}

export interface OptionOdds {
  readonly key: string;
  /** If it is chosen; of dice to pick, the best pick that has this die in it. */
  readonly odds: Odds;
}

/** The odds of each option of a question about dice, `pass` among them. */
export interface ChoiceOdds {
  /** The answer on which the odds of the attack count. */
  readonly best: Choice;
  readonly options: readonly OptionOdds[];
}

/** An attack that could be declared. */
export interface AttackQuestion {
  readonly attacker: UnitId;
  readonly target: UnitId;
  readonly weapon: WeaponRef;
}

/** So many dice more (or fewer) for one reason; `limit` is what caps and floors make of it. They add up to the dice rolled. */
export interface DiceNote {
  readonly dice: 'attack' | 'defense';
  readonly add: number;
  readonly why: DiceReason | 'limit';
}

export interface AttackOdds extends Odds {
  readonly attackDice: number;
  readonly defenseDice: number;
  readonly range: number;
  /** By an obstacle, along the line that is best for the attacker. */
  readonly obstructed: boolean;
  readonly notes: readonly DiceNote[];
}
