import type { Effects } from './effect';
import type { FaceEffect } from './effects/dice';
import type { Face } from './event';
import type { ShipId } from './ids';
import type { Token } from './token';

/** A change to the dice, as data: the engine, the buttons, the words and the odds read the same record. */
export type DiceChange = { readonly dice: 'attack' | 'defense' } & DiceVerb;
/** Of focus results no more than so many; whose modifications a card counts. */
export interface FocusLimit {
  readonly by: ShipId;
  readonly left: number;
}
export type DiceVerb =
  | {
      readonly kind: 'reroll';
      readonly most: number;
      /** No fewer, as far as there are so many. */
      readonly exactly?: true;
      readonly only?: readonly Face[];
      readonly focus?: FocusLimit;
      /** What follows if any of them then shows one of these. */
      readonly comes?: FaceEffect;
      /** What follows for each die that is rerolled. */
      readonly each?: Effects;
      /** Rolled once more: a modification, but to other effects no reroll. */
      readonly afresh?: true;
    }
  | {
      readonly kind: 'change';
      readonly from: readonly Face[];
      readonly to: Face;
      readonly most: number;
      readonly focus?: FocusLimit;
      /** What the change is made for. */
      readonly then?: Effects;
    }
  /** A new die with that result. */
  | {
      readonly kind: 'add';
      readonly face: Face;
      readonly count: number;
      /** Not if that ship's player has it gain such a token. */
      readonly unless?: { readonly ship: ShipId; readonly gains: Token };
    }
  | { readonly kind: 'cancel'; readonly faces: readonly Face[]; readonly most: number }
  /** No die is changed: something else that is done in the step. */
  | { readonly kind: 'other'; readonly then: Effects }
  /** One result is given up for something else. */
  | {
      readonly kind: 'spend';
      readonly face: Face;
      readonly then: Effects;
      /** Results that come in its place. */
      readonly adds?: { readonly face: Face; readonly count: number };
    };

/** `dice` left out: the side's own. */
export type DiceRecord = DiceVerb & { readonly dice?: 'attack' | 'defense' };
