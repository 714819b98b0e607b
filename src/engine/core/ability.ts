import type { ActionKey } from './action';
import type { Effect } from './effect';
import type { EventOf, EventType, Face } from './event';
import type { Attack } from './frame';
import type { DamageCardId, MarkerId, PlayerId, ShipId } from './ids';
import type { Reason } from './reason';
import type { Ship } from './state';
import type { Table } from './table';
import type { CardId, Maneuver, UpgradeId } from './vocabulary';

/** The card that an ability stands on. Damage cards are told apart by copy; rules that queue like abilities have names. */
export type AbilitySource = CardId | DamageCardId | `shipAbility:${string}` | `rule:${string}` | `scenario:${string}`;

/** An ability in play, by name: on whose ship, on which card, which of its abilities. */
export interface AbilityRef {
  readonly ship: ShipId;
  readonly source: AbilitySource;
  readonly index: number;
}

/** What an ability may look at: the whole game, and the ship that carries the card. */
export interface Scene extends Table {
  readonly self: Ship;
  readonly source: AbilitySource;
}
export type AttackScene = Scene & { readonly attack: Attack };
export type EventScene<T extends EventType> = Scene & { readonly event: EventOf<T> };

/** The numbers that constant abilities can change, each with what it is a number about. */
export interface Quantities {
  attackDice: AttackScene;
  defenseDice: AttackScene;
  agility: Scene & { readonly ship: Ship };
  /** Steps by which a maneuver is harder (+) or easier (-). */
  difficulty: Scene & { readonly ship: Ship; readonly maneuver: Maneuver };
}
export type QuantityName = keyof Quantities;

/** Sums first, then the smallest cap, then the largest floor: order never matters. */
export interface Change {
  readonly add?: number;
  readonly max?: number;
  readonly min?: number;
}

export interface Constant<Q extends QuantityName = QuantityName> {
  readonly kind: 'constant';
  readonly of: Q;
  readonly change: (scene: Quantities[Q]) => Change | null;
}

/** Questions that a card may answer with "cannot". */
export interface Prohibitions {
  perform: Scene & { readonly ship: Ship; readonly action: ActionKey };
  /** A charge of a card, or of the ship card. */
  recoverCharge: Scene & { readonly ship: Ship; readonly card: UpgradeId | null };
  modifyAttackDice: AttackScene & { readonly modification: string; readonly side: 'attacker' | 'defender' };
}
export type ProhibitionName = keyof Prohibitions;

export interface Prohibition<P extends ProhibitionName = ProhibitionName> {
  readonly kind: 'prohibition';
  readonly of: P;
  readonly because: (scene: Prohibitions[P]) => Reason | null;
}

export interface Triggered<T extends EventType = EventType> {
  readonly kind: 'triggered';
  readonly on: T;
  readonly if: (scene: EventScene<T>) => boolean;
  readonly optional: boolean;
  /** Aftermath resolves these in its last two groups. */
  readonly grantsAttack: boolean;
  /** Of those on a ship in reserve only these are active. */
  readonly inReserve: boolean;
  readonly effect: (scene: EventScene<T>) => readonly Effect[];
}

/** A change to the dice, as data: the engine, the buttons and the odds read the same record. */
export type DiceChange =
  | { readonly kind: 'reroll'; readonly dice: 'attack' | 'defense'; readonly most: number }
  | {
      readonly kind: 'change';
      readonly dice: 'attack' | 'defense';
      readonly from: readonly Face[];
      readonly to: Face;
      readonly most: number;
    };

export interface DiceMod {
  readonly kind: 'diceMod';
  readonly if: (scene: AttackScene) => boolean;
  /** Whose step it belongs to. */
  readonly by: (scene: AttackScene) => PlayerId;
  readonly does: DiceChange;
  readonly cost: (scene: AttackScene) => readonly Effect[];
  /** Not a choice: done at the end of the step if the player has not done it before. */
  readonly must: boolean;
}

/** An action of the card's own: on damage cards, their repair. */
export interface CardAction {
  readonly kind: 'action';
  /** Tells two actions of one card apart. */
  readonly name: string | null;
  readonly cannot: (scene: Scene) => Reason | null;
  readonly effect: (scene: Scene) => readonly Effect[];
}

/** An action of the mission, for every ship in its Perform Action step; its target is a marker. */
export interface ScenarioAction {
  readonly kind: 'scenarioAction';
  readonly key: `scenario:${string}`;
  readonly cannot: (scene: Scene) => Reason | null;
  readonly targets: (scene: Scene) => readonly MarkerId[];
  readonly effect: (scene: Scene, marker: MarkerId) => readonly Effect[];
}

/** How a special weapon differs from a plain attack. */
export interface WeaponRule {
  readonly kind: 'weapon';
  /** What an attack with it costs, if its card has charges. */
  readonly charges: number;
  /** What its results do instead of damage. */
  readonly inflicts:
    | ((scene: AttackScene & { readonly hits: number; readonly crits: number }) => readonly Effect[])
    | null;
}

/** What a damage card does at once when it is dealt faceup or exposed. */
export interface Dealt {
  readonly kind: 'dealt';
  readonly effect: (scene: Scene) => readonly Effect[];
}

/** Would … instead: decides before the effect resolves. */
export interface Replacement<D extends Effect['do'] = Effect['do']> {
  readonly kind: 'replacement';
  readonly of: D;
  readonly if: (scene: Scene & { readonly effect: Extract<Effect, { do: D }> }) => boolean;
  readonly optional: boolean;
  readonly instead: (scene: Scene & { readonly effect: Extract<Effect, { do: D }> }) => readonly Effect[];
}

export type Ability =
  | { [Q in QuantityName]: Constant<Q> }[QuantityName]
  | { [P in ProhibitionName]: Prohibition<P> }[ProhibitionName]
  | { [T in EventType]: Triggered<T> }[EventType]
  | { [D in Effect['do']]: Replacement<D> }[Effect['do']]
  | DiceMod
  | CardAction
  | WeaponRule
  | ScenarioAction
  | Dealt;

export const constant = <Q extends QuantityName>(of: Q, change: Constant<Q>['change']): Constant<Q> => ({
  kind: 'constant',
  of,
  change,
});

export const cannot = <P extends ProhibitionName>(of: P, because: Prohibition<P>['because']): Prohibition<P> => ({
  kind: 'prohibition',
  of,
  because,
});

type Timing<T extends EventType> = {
  readonly if?: Triggered<T>['if'];
  readonly grantsAttack?: boolean;
  readonly inReserve?: boolean;
} & ({ readonly may: Triggered<T>['effect'] } | { readonly must: Triggered<T>['effect'] });

/** Set off by an event; `may` asks and `must` does not. */
export const after = <T extends EventType>(type: T, spec: Timing<T>): Triggered<T> => ({
  kind: 'triggered',
  on: type,
  if: spec.if ?? (() => true),
  optional: 'may' in spec,
  grantsAttack: spec.grantsAttack ?? false,
  inReserve: spec.inReserve ?? false,
  effect: 'may' in spec ? spec.may : spec.must,
});

export const instead = <D extends Effect['do']>(
  of: D,
  spec: { readonly if: Replacement<D>['if'] } & (
    | { readonly may: Replacement<D>['instead'] }
    | { readonly must: Replacement<D>['instead'] }
  ),
): Replacement<D> => ({
  kind: 'replacement',
  of,
  if: spec.if,
  optional: 'may' in spec,
  instead: 'may' in spec ? spec.may : spec.must,
});

export const diceMod = (
  spec: Omit<DiceMod, 'kind' | 'cost' | 'must'> & Partial<Pick<DiceMod, 'cost' | 'must'>>,
): DiceMod => ({
  kind: 'diceMod',
  cost: () => [],
  must: false,
  ...spec,
});

export const cardAction = (
  effect: CardAction['effect'],
  spec: Partial<Pick<CardAction, 'name' | 'cannot'>> = {},
): CardAction => ({ kind: 'action', name: null, cannot: () => null, effect, ...spec });

export const dealt = (effect: Dealt['effect']): Dealt => ({ kind: 'dealt', effect });

export const weaponRule = (spec: Partial<Omit<WeaponRule, 'kind'>>): WeaponRule => ({
  kind: 'weapon',
  charges: 1,
  inflicts: null,
  ...spec,
});

export const scenarioAction = (
  key: ScenarioAction['key'],
  spec: Omit<ScenarioAction, 'kind' | 'key' | 'cannot'> & Partial<Pick<ScenarioAction, 'cannot'>>,
): ScenarioAction => ({ kind: 'scenarioAction', key, cannot: () => null, ...spec });
