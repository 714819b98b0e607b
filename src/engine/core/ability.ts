import type { DiceRecord } from './diceChange';
import type { Effect, Effects } from './effect';
import type { CardOnShip } from './effects/cards';
import type { Attack } from './frame';
import type { Has } from './has';
import type { DamageCardId, MarkerId, ObjectId, ShipId, UnitId } from './ids';
import type { Pose } from './place';
import type { QuestionName, Questions } from './questions';
import type { Reason } from './reason';
import type { Ship } from './state';
import type { Table } from './table';
import type { Cost, Limit, Who } from './terms';
import type { Token } from './token';
import type {
  ActionColor,
  ActionKind,
  Arc,
  CardId,
  DeviceId,
  Maneuver,
  ManeuverCode,
  Slot,
  StandardArc,
  TemplateName,
  UpgradeId,
} from './vocabulary';
import type { AttackIn, Window, Windows } from './window';

export type { DiceChange, DiceRecord, DiceVerb } from './diceChange';

/** The card that an ability stands on. Damage cards are told apart by copy; rules that queue like abilities have names. */
export type AbilitySource = CardId | DamageCardId | `shipAbility:${string}` | `rule:${string}` | `scenario:${string}`;

/** An ability in play: on whose ship, on which card, and its name where the card has several. Saved games hold it. */
export interface AbilityRef {
  readonly ship: ShipId;
  readonly source: AbilitySource;
  readonly name: string;
}

/** What an ability may look at: the whole game, and the ship that carries the card. */
export interface Scene extends Table {
  readonly self: Ship;
  readonly source: AbilitySource;
}
/** With the ship that the moment is about. */
interface About {
  readonly subject: Ship;
}
export type AttackScene = Scene & { readonly attack: Attack };
/** What an ability sees in a window. Where the moment is nobody's in particular, its subject is the ship itself. */
export type At<W extends Window> = Scene & About & Windows[W] & AttackIn<W>;

/** Checked by the machine and told by it to whoever asks why: what is left for `if` is really the card's own. */
interface Terms<S> {
  /** For keys and records, where a card has several abilities: a place in a list would not stay. */
  readonly name?: string;
  /** Whose moment it is: this ship's own, if not said. */
  readonly who?: Who;
  /** The part that `who` plays in the attack. */
  readonly as?: 'attacker' | 'defender';
  readonly if?: (scene: S) => boolean;
  readonly cost?: Cost | readonly Cost[];
  readonly limit?: Limit;
  /** Only while its own note lies there (`lay`). */
  readonly while?: string;
  /** Only while this side of its card is up. */
  readonly side?: 0 | 1;
  /** Of those on a ship in reserve only these are active. */
  readonly inReserve?: true;
}

/** What is picked where an ability is used, in the same question as "no". */
export type Choose<S> =
  | { readonly ship: Who; readonly also?: (scene: S, ship: Ship) => boolean }
  | { readonly token: readonly Token[]; readonly of: 'self' | 'subject' }
  | { readonly oneOf: (scene: S) => readonly Picked[] };
/** One of several, by key; a ship, card or token if it is one. */
export interface Picked {
  readonly key: string;
  readonly ship?: ShipId;
  readonly card?: CardId | DamageCardId;
  readonly token?: Token;
  /** A device or an obstacle. */
  readonly object?: ObjectId;
  readonly maneuver?: ManeuverCode;
  /** Of the card: the side to which it is flipped. */
  readonly side?: 0 | 1;
  /** In words, where one ship can be picked in several ways. */
  readonly way?: string;
  /** Two cards that would change places. */
  readonly exchange?: readonly [CardOnShip, CardOnShip];
  /** Of a lock token: whose lock it is. */
  readonly holder?: UnitId;
  /** Where the ship would stand. */
  readonly pose?: Pose;
}
export interface Chosen {
  readonly ship: Ship;
  readonly card: UpgradeId;
  readonly token: Token;
  readonly maneuver: ManeuverCode;
  readonly way: string;
  readonly exchange: readonly [CardOnShip, CardOnShip];
  /** Of a lock token, and nothing else. */
  readonly holder?: UnitId;
  readonly key: string;
}

/** Something at a moment. */
export interface Triggered<W extends Window = Window> extends Terms<At<W>> {
  readonly kind: 'triggered';
  readonly on: W;
  /** One question, "no" among the answers. Without it there is a question only where there is a choice. */
  readonly optional: boolean;
  readonly choose?: Choose<At<W>>;
  /** The opponent is asked what is picked. */
  readonly asks?: 'enemy';
  /** How often it is used in a row, each time asking anew: "choose up to two". */
  readonly times?: number;
  /** Aftermath resolves these in its last two groups. */
  readonly grantsAttack?: true;
  /** Only lays a note for another ability of the card: comes first, is asked about in no order, and is no use of the card. */
  readonly remembers?: true;
  readonly then: (scene: At<W>, chosen: Chosen) => Effects;
}

export interface Dice extends Terms<AttackScene & About> {
  readonly kind: 'dice';
  readonly as: 'attacker' | 'defender';
  /** Left out: the side's modify step. `rolled`: each time after its dice were rolled or rerolled. */
  readonly at?:
    | 'rolled'
    | 'before:modifyAttack'
    | 'after:modifyAttack'
    | 'after:rollDefense'
    | 'before:neutralize'
    | 'after:neutralize';
  /** Of those of a card that share a name, one may be used in an attack. */
  readonly shares?: string;
  /** Whoever attacks or defends, a remote too: then its subject is the ship itself, and `if` says whom it means. */
  readonly units?: true;
  /** Once an attack for each who can pay, not once for all of them. */
  readonly each?: true;
  /** Not a choice: done at the end of the step if the player has not done it before. */
  readonly must?: true;
  /** As though the ship had spent Force of its own. */
  readonly asForce?: true;
  readonly does: DiceRecord | ((scene: AttackScene & About) => DiceRecord | null);
}

/** The numbers that cards can change, each with what it is a number about. */
export interface Quantities {
  attackDice: AttackScene;
  defenseDice: AttackScene;
  /** At which range an attack counts as made, once it may be. */
  attackRange: AttackScene;
  agility: Scene;
  initiative: Scene;
  /** The range at which it can dock. */
  dockRange: Scene;
  /** At which initiative it is placed at setup, if not at its own. */
  placedAt: Scene;
  /** How many tokens of a kind it does not remove in the End Phase. */
  keeps: Scene & { readonly token: Token };
  /** At which initiative it activates, if not at its own. */
  activatesAt: Scene;
  /** At which initiative it engages, if not at its own. */
  engagesAt: Scene;
  /** How many locks it can hold, each on another object. */
  locks: Scene;
  /** How many of these dice a side may reroll in one attack. */
  rerolls: AttackScene & { readonly side: 'attacker' | 'defender'; readonly dice: 'attack' | 'defense' };
  /** How many focus results a ship may modify in one attack. */
  focusResults: AttackScene;
  /** Steps by which a maneuver is harder (+) or easier (-). */
  difficulty: Scene & { readonly maneuver: Maneuver };
}
export type QuantityName = keyof Quantities;

/** Sums, then what it is set to, of several the most recent, then the smallest cap, then the largest floor. */
export interface Change {
  readonly add?: number;
  readonly set?: number;
  readonly max?: number;
  readonly min?: number;
}

export interface Amount<Q extends QuantityName = QuantityName> extends Terms<Quantities[Q] & About> {
  readonly kind: 'amount';
  readonly of: Q;
  readonly by: Change | ((scene: Quantities[Q] & About) => Change | null);
}

export interface Ruling<Q extends QuestionName = QuestionName> extends Terms<Questions[Q] & About> {
  readonly kind: 'cannot' | 'may';
  readonly what: Q;
  /** Left out, the reason is the card. */
  readonly because?: Reason;
}

type Order<D extends Effect['do']> = Extract<Effect, { do: D }>;

/** Would … instead: decides before the effect resolves. The subject is the ship that the effect is about. */
export interface Instead<D extends Effect['do'] = Effect['do']>
  extends Terms<Scene & About & { readonly effect: Order<D> }> {
  readonly kind: 'instead';
  readonly of: D;
  readonly optional: boolean;
  readonly choose?: Choose<Scene & About & { readonly effect: Order<D> }>;
  readonly then: (scene: Scene & About & { readonly effect: Order<D> }, chosen: Chosen) => Effects;
}

/** An action of the card's own: on damage cards, their repair. */
export interface CardAction extends Terms<Scene> {
  readonly kind: 'action';
  readonly color?: ActionColor;
  readonly cannot?: (scene: Scene) => Reason | null;
  readonly choose?: Choose<Scene & About>;
  readonly then: (scene: Scene, chosen: Chosen) => Effects;
}

/** How a template lies: against which edge of the base, for a move or a device. Without one, between the guides. */
export interface Way {
  readonly how: 'boost' | 'barrelRoll' | 'decloak' | 'drop' | 'launch';
  readonly edge: StandardArc;
  readonly template: TemplateName | null;
}

/** Of a device, or of an action: its colour if it is gone so, since a card may want it red for a template. */
interface OfWay {
  readonly device: DeviceId | null;
  readonly color: ActionColor | null;
}

/** Other templates than the usual ones, for a move or for a device: besides them, or instead. */
export interface Templates extends Terms<Scene & About & OfWay> {
  readonly kind: 'templates';
  readonly of: Way['how'];
  readonly instead?: true;
  /** It speaks of whatever template would be used: asked after all others. */
  readonly last?: true;
  readonly by: (way: Way) => readonly Way[];
  /** What follows a move by one of these, made or failed. */
  readonly then?: (scene: Scene) => Effects;
}

/** The arc that the ship's cards of a slot, all of them, or its primary weapons, ask for counts as another. Holds as long as the card is there. */
export interface ArcTreated {
  readonly kind: 'arc';
  readonly of: Slot | 'primary' | 'special';
  readonly from: Arc;
  readonly to: Arc;
  /** Or as it is printed, as the player likes; into the other, at these ranges if any are named. */
  readonly also?: { readonly ranges?: readonly [least: number, most: number] };
}

/** An action counts as one of another colour, whatever is printed. */
export interface Treated extends Terms<Scene & About> {
  readonly kind: 'treated';
  readonly of: ActionKind;
  /** Only one of this colour. */
  readonly from?: ActionColor;
  readonly to: ActionColor;
}

/** An action that the ship has on its bar while the terms hold. */
export interface BarAction extends Terms<Scene & About> {
  readonly kind: 'bar';
  readonly action: ActionKind;
  readonly color: ActionColor;
}

/** An action of the mission, for every ship in its Perform Action step; its target is a marker. */
export interface ScenarioAction {
  readonly kind: 'scenarioAction';
  readonly key: `scenario:${string}`;
  readonly cannot: (scene: Scene) => Reason | null;
  readonly targets: (scene: Scene) => readonly MarkerId[];
  readonly effect: (scene: Scene, marker: MarkerId) => Effects;
}

/** How a special weapon differs from a plain attack. */
export interface WeaponRule {
  readonly kind: 'weapon';
  /** What an attack with it costs, if its card has charges. */
  readonly charges: number;
  /** What its results do instead of damage. */
  readonly inflicts: ((scene: AttackScene & { readonly hits: number; readonly crits: number }) => Effects) | null;
}

/** What the results of an attack do instead of damage, whatever the weapon. */
export interface Inflicts extends Terms<AttackScene & About> {
  readonly kind: 'inflicts';
  readonly by: (scene: AttackScene & About & { readonly hits: number; readonly crits: number }) => Effects;
}

/** What a damage card does at once when it is dealt faceup or exposed. */
export interface Dealt {
  readonly kind: 'dealt';
  readonly effect: (scene: Scene) => Effects;
}

export type Ability =
  | { [W in Window]: Triggered<W> }[Window]
  | { [Q in QuantityName]: Amount<Q> }[QuantityName]
  | { [Q in QuestionName]: Ruling<Q> }[QuestionName]
  | { [D in Effect['do']]: Instead<D> }[Effect['do']]
  | Dice
  | CardAction
  | Templates
  | BarAction
  | Treated
  | ArcTreated
  | Has
  | WeaponRule
  | Inflicts
  | ScenarioAction
  | Dealt;
export type AbilityKind = Ability['kind'];

/** What a card's file exports. `byHand`: what of it is not written yet. */
export interface Card {
  readonly id: AbilitySource;
  readonly abilities: readonly Ability[];
  readonly byHand?: string;
}

type Result<W extends Window> = Triggered<W>['then'];
type Timing<W extends Window> = Omit<Triggered<W>, 'kind' | 'on' | 'optional' | 'then'> &
  ({ readonly may: Result<W> } | { readonly must: Result<W> });

/** At a moment; `may` asks and `must` does not. */
export const at = <W extends Window>(on: W, spec: Timing<W>): Triggered<W> => {
  const { may, must, ...terms } = spec as Timing<W> & { readonly may?: Result<W>; readonly must?: Result<W> };
  return { kind: 'triggered', on, optional: may !== undefined, then: (may ?? must)!, ...terms } as Triggered<W>;
};

export const dice = (spec: Omit<Dice, 'kind'>): Dice => ({ kind: 'dice', ...spec });

export const amount = <Q extends QuantityName>(of: Q, spec: Omit<Amount<Q>, 'kind' | 'of'>): Amount<Q> =>
  ({ kind: 'amount', of, ...spec }) as Amount<Q>;

type Limits<Q extends QuestionName> = Omit<Ruling<Q>, 'kind' | 'what'>;
export const cannot = <Q extends QuestionName>(what: Q, spec: Limits<Q> = {} as Limits<Q>): Ruling<Q> =>
  ({ kind: 'cannot', what, ...spec }) as Ruling<Q>;
export const may = <Q extends QuestionName>(what: Q, spec: Limits<Q> = {} as Limits<Q>): Ruling<Q> =>
  ({ kind: 'may', what, ...spec }) as Ruling<Q>;

type Replacing<D extends Effect['do']> = Omit<Instead<D>, 'kind' | 'of' | 'optional' | 'then'> &
  ({ readonly may: Instead<D>['then'] } | { readonly must: Instead<D>['then'] });
export const instead = <D extends Effect['do']>(of: D, spec: Replacing<D>): Instead<D> => {
  const { may: able, must, ...terms } = spec as Replacing<D> & Record<'may' | 'must', Instead<D>['then'] | undefined>;
  return { kind: 'instead', of, optional: able !== undefined, then: (able ?? must)!, ...terms } as Instead<D>;
};

export const action = (spec: Omit<CardAction, 'kind'>): CardAction => ({ kind: 'action', ...spec });

export const templates = (of: Way['how'], spec: Omit<Templates, 'kind' | 'of'>): Templates => ({
  kind: 'templates',
  of,
  ...spec,
});

export const treatArc = (of: ArcTreated['of'], from: Arc, to: Arc): ArcTreated => ({ kind: 'arc', of, from, to });
export const alsoInto = (of: ArcTreated['of'], from: Arc, to: Arc, also: ArcTreated['also'] = {}): ArcTreated => ({
  ...treatArc(of, from, to),
  also,
});

/** That action counts as one of another colour. */
export const treatAs = (of: ActionKind, spec: Omit<Treated, 'kind' | 'of'>): Treated => ({
  kind: 'treated',
  of,
  ...spec,
});

export const onBar = (action: ActionKind, spec: Omit<BarAction, 'kind' | 'action'>): BarAction => ({
  kind: 'bar',
  action,
  ...spec,
});

export const inflicts = (spec: Omit<Inflicts, 'kind'>): Inflicts => ({ kind: 'inflicts', ...spec });

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
