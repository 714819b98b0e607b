import type { AbilitySource } from '../ability';
import type { FocusLimit } from '../diceChange';
import type { Effect } from '../effect';
import type { Face } from '../event';
import type { DeviceTokenId, PlayerId, UnitId } from '../ids';
import type { DeviceId, ObstacleKind } from '../vocabulary';

/** What a roll outside the two of an attack is for; what its faces do is decided by this. */
export type RollPurpose =
  | { readonly kind: 'attack' }
  | { readonly kind: 'defense' }
  | { readonly kind: 'friendlyOverlap' }
  | { readonly kind: 'obstacle'; readonly obstacle: ObstacleKind }
  | { readonly kind: 'device'; readonly device: DeviceId; readonly token: DeviceTokenId }
  /** For a card: what each die brings by its face, in the order of `each`; and what comes if all are blank. */
  | {
      readonly kind: 'card';
      readonly card: AbilitySource;
      readonly each: readonly FaceEffect[];
      /** Left out: attack dice. */
      readonly dice?: 'defense';
      readonly allBlank?: readonly Effect[];
    };

export interface FaceEffect {
  readonly faces: readonly Face[];
  readonly then: readonly Effect[];
}

/** What fell on the table, as its player said; left out until then, and where the generator rolls. */
export interface Fallen {
  readonly fell?: readonly Face[];
}

/** Rolls, and what changes them. */
export type DiceEffect =
  | (Fallen & { readonly do: 'rollDice'; readonly ship: UnitId; readonly count: number; readonly purpose: RollPurpose })
  | {
      readonly do: 'applyRoll';
      readonly ship: UnitId;
      readonly faces: readonly Face[];
      readonly purpose: RollPurpose;
      readonly settled?: true;
      readonly declined?: readonly string[];
    }
  /** Some dice of a roll outside of an attack, before it does anything: once. */
  | (Fallen & {
      readonly do: 'rollAgain';
      readonly ship: UnitId;
      readonly faces: readonly Face[];
      readonly dice: readonly number[];
      readonly purpose: RollPurpose;
      readonly by: AbilitySource;
    })
  | (Fallen & {
      readonly do: 'rerollDice';
      readonly dice: 'attack' | 'defense';
      /** Who rerolls them. */
      readonly side: 'attacker' | 'defender';
      readonly picks: readonly string[];
      readonly focus?: FocusLimit;
      readonly by: string;
      readonly comes?: FaceEffect;
      readonly each?: readonly Effect[];
      readonly afresh?: true;
    })
  | {
      readonly do: 'chooseReroll';
      readonly dice: 'attack' | 'defense';
      readonly most: number;
      /** No fewer, as far as there are so many. */
      readonly exactly?: true;
      /** Dice that show one of these. */
      readonly only?: readonly Face[];
      readonly focus?: FocusLimit;
      /** What follows if any of them then shows one of these. */
      readonly comes?: FaceEffect;
      /** What follows for each of them. */
      readonly each?: readonly Effect[];
      /** No reroll to other effects. */
      readonly afresh?: true;
      readonly by: string;
      readonly player: PlayerId;
    }
  | {
      readonly do: 'chooseChange';
      readonly dice: 'attack' | 'defense';
      readonly from: readonly Face[];
      readonly to: Face;
      readonly most: number;
      readonly focus?: FocusLimit;
      readonly by: string;
      readonly player: PlayerId;
    }
  | {
      readonly do: 'changeDice';
      readonly dice: 'attack' | 'defense';
      readonly picks: readonly string[];
      readonly focus?: FocusLimit;
      readonly to: Face;
      readonly by: string;
    }
  | {
      readonly do: 'addDice';
      readonly dice: 'attack' | 'defense';
      readonly face: Face;
      readonly count: number;
      readonly by: string;
    }
  /** One more die of the attack is rolled. */
  | (Fallen & { readonly do: 'rollMore'; readonly dice: 'attack' | 'defense'; readonly by: string })
  | {
      readonly do: 'chooseCancel';
      readonly dice: 'attack' | 'defense';
      readonly faces: readonly Face[];
      readonly most: number;
      readonly by: string;
      readonly player: PlayerId;
    }
  | {
      readonly do: 'cancelDice';
      readonly dice: 'attack' | 'defense';
      readonly picks: readonly string[];
      readonly by: string;
    }
  | {
      readonly do: 'useModification';
      readonly key: string;
      /** By the attacker, of attack dice. */
      readonly byAttacker?: true;
    };
