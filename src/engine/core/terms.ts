import type { ObjectId } from './ids';
import type { Token } from './token';
import type {
  ActionColor,
  CardId,
  ConditionId,
  Keyword,
  PilotId,
  PrintedArc,
  ShipSize,
  ShipTypeId,
  Slot,
  UpgradeId,
} from './vocabulary';

/** An arc of a ship: a printed one, or any that one of its weapons fires into. */
export type ArcName = PrintedArc | 'firing' | 'turret';

/** Which ships are meant, seen from the one that has the card. Data: the machine checks and explains it. */
export interface Who {
  readonly is: 'self' | 'friend' | 'otherFriend' | 'ally' | 'enemy' | 'other' | 'any' | 'carrier' | 'docked';
  readonly range?: readonly [least: number, most: number];
  /** They are in an arc of this ship. */
  readonly inMy?: ArcName;
  /** This ship is in one of theirs. */
  readonly meIn?: ArcName;
  readonly size?: readonly ShipSize[];
  readonly keyword?: Keyword;
  readonly shipType?: ShipTypeId;
  readonly shipTypes?: readonly ShipTypeId[];
  readonly pilot?: PilotId;
  /** Its pilot has one of these names, on whichever printed card. */
  readonly named?: readonly string[];
  readonly shipAbility?: `shipAbility:${string}`;
  /** It carries this upgrade. */
  readonly equipped?: UpgradeId;
  readonly condition?: ConditionId;
  /** It has locked that. */
  readonly locks?: ObjectId;
  /** Its pilot is a limited card. */
  readonly limited?: true;
  /** It obstructs the attack. */
  readonly obstructs?: true;
  /** In the arc that the attack is made from. */
  readonly inAttackArc?: true;
  /** The enemy of this ship in the attack is in a turret arc of it. */
  readonly turretOnFoe?: true;
  /** It is in such an arc of the enemy ship in the attack. */
  readonly inFoesArc?: ArcName;
  /** It has one of these tokens. */
  readonly has?: readonly Token[];
}

/** Paid by the machine after the choice and before the effect; the odds read the same record. */
export type Cost = {
  /** Who pays: this ship, if not said; one of several is part of the question. The opponent: the enemy ship in the attack. */
  readonly of?: Who | 'subject' | 'opponent';
  /** The range of those who could pay is measured from the defender. */
  readonly near?: 'defender';
} & (
  | {
      readonly charge: number;
      readonly from?: CardId | 'ship' | 'giver' | 'weapon';
      /** Of the payer's card in that slot, if its charges do not come back by themselves. */
      readonly slot?: Slot;
    }
  | { readonly force: number }
  | { readonly spend: Token }
  /** The lock on the enemy in the attack, or on what is reached for. */
  | { readonly spend: 'lock' }
  | { readonly gain: Token; readonly count?: number }
  /** Not spent. */
  | { readonly remove: Token }
  /** A lock on the enemy in the attack is broken, of whoever is asked to pay. */
  | { readonly unlock: 'opponent' }
  | { readonly suffer: 'hit' | 'crit' }
  | { readonly shields: number }
  /** Only huge ships have it: in this game nobody can pay. */
  | { readonly energy: number }
  /** The action under way counts as one of that colour. */
  | { readonly treatAs: ActionColor }
  /** The card that the ability stands on is turned over. */
  | { readonly flip: true }
  /** The condition that the ability stands on. */
  | { readonly discard: true }
);

/** How often: for the rest a dice change is once an attack, and a moment once each time. */
export type Limit = 'phase' | 'round' | 'game';

export const self: Who = { is: 'self' };
export const costsIn = (cost: Cost | readonly Cost[] | undefined): readonly Cost[] =>
  cost === undefined ? NONE : Array.isArray(cost) ? cost : [cost as Cost];
const NONE: readonly Cost[] = [];
