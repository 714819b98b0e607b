import type {
  Ability,
  AbilityKind,
  AbilityRef,
  AbilitySource,
  Amount,
  Change,
  Quantities,
  QuantityName,
  QuestionName,
  Questions,
  Ruling,
  Scene,
} from '../core/ability';
import type { Attack } from '../core/frame';
import { isShipId, type ShipId, type UnitId } from '../core/ids';
import type { Reason } from '../core/reason';
import type { Ship } from '../core/state';
import type { Rules, Table } from '../core/table';
import { costsIn } from '../core/terms';
import { anyAbility, isOwn, listed, nameOf, ofCard, type Printed } from './abilityIndex';
import { payersOf } from './costs';
import { isUsedUp, noteOf } from './notes';
import { profileOf } from './ships';
import { isMeant } from './terms';

export interface AbilityInPlay {
  readonly ref: AbilityRef;
  readonly self: Ship;
  readonly ability: Ability;
}

const NONE: readonly AbilityInPlay[] = [];
const FIRST_P1 = ['p1', 'p2'] as const;
const FIRST_P2 = ['p2', 'p1'] as const;

/**
 * The abilities of a kind that a moment of these units can concern: their own, and those of all ships that look at
 * others. Without units, everybody's. The first player's come first; whatever needs an order uses this one.
 */
export function abilitiesFor(
  table: Table,
  kind: AbilityKind,
  topic: string,
  units: readonly (UnitId | null)[] | null,
): readonly AbilityInPlay[] {
  const { state, rules } = table;
  if (!anyAbility(rules, kind, topic)) return NONE;
  const lists = listed(rules, state.setup, kind, topic);
  const found: AbilityInPlay[] = [];
  for (const player of state.firstPlayer === 'p1' ? FIRST_P1 : FIRST_P2) {
    if (lists) gather(table, units ? lists.others[player] : lists.all[player], found);
    for (const id in state.ships) {
      const ship = state.ships[id as ShipId]!;
      if (ship.player !== player) continue;
      const own = !units || units.includes(ship.id);
      if (units && own && lists) gather(table, lists.own[ship.id], found);
      gatherLaid(rules, ship, kind, topic, found, own);
    }
  }
  return found;
}

/** Everybody's abilities of a kind. */
export const abilitiesInPlay = (table: Table, kind: AbilityKind, topic = ''): readonly AbilityInPlay[] =>
  abilitiesFor(table, kind, topic, null);

/** The abilities of a kind that a ship's cards bring, its faceup damage cards among them. */
export function abilitiesOn(table: Table, self: Ship, kind: AbilityKind, topic = ''): readonly AbilityInPlay[] {
  if (!anyAbility(table.rules, kind, topic)) return NONE;
  const found: AbilityInPlay[] = [];
  const all = listed(table.rules, table.state.setup, kind, topic)?.all[self.player];
  gather(
    table,
    all?.filter(({ ref }) => ref.ship === self.id),
    found,
  );
  gatherLaid(table.rules, self, kind, topic, found);
  return found;
}

function gather({ state }: Table, printed: readonly Printed[] | undefined, found: AbilityInPlay[]): void {
  if (!printed) return;
  for (const { ref, ability } of printed) {
    const self = state.ships[ref.ship]!;
    if (isThere(self) && isActive(self, ref.source, ability)) found.push({ ref, self, ability });
  }
}

/** Of the damage cards and conditions that lie at a ship now. */
function gatherLaid(
  rules: Rules,
  self: Ship,
  kind: AbilityKind,
  topic: string,
  found: AbilityInPlay[],
  own = true,
): void {
  if (self.damage.length + self.conditions.length === 0 || !isThere(self)) return;
  const add = (source: AbilitySource, card: string) => {
    for (const ability of ofCard(rules, card, kind, topic)) {
      // At the moments of others, those that look at others.
      if ((own || !isOwn(ability)) && isActive(self, source, ability))
        found.push({ ref: { ship: self.id, source, name: nameOf(ability) }, self, ability });
    }
  };
  for (const { id, card, faceup } of self.damage) if (faceup) add(id, card);
  for (const { card } of self.conditions) add(card, card);
}

/** During setup ships are in hand. */
const isThere = ({ where }: Ship): boolean => where !== 'removed';

/** A ship in reserve has no abilities but those that say so; a card that flips, only those of the side that is up. */
function isActive(self: Ship, source: AbilitySource, ability: Ability): boolean {
  if (self.where === 'reserve' && !('inReserve' in ability && ability.inReserve)) return false;
  if (!('side' in ability) || ability.side === undefined) return true;
  return (self.upgrades.find(({ card }) => card === source)?.side ?? 0) === ability.side;
}

export function abilityInPlay(table: Table, ref: AbilityRef): AbilityInPlay | null {
  const self = table.state.ships[ref.ship];
  const card = self && cardOf(table, self, ref.source);
  const ability = card && table.rules.abilitiesOf(card).find(one => nameOf(one) === ref.name);
  return self && ability && isActive(self, ref.source, ability) ? { ref, self, ability } : null;
}

/** The card that a source stands for, if the ship still has it and it is faceup. */
function cardOf(table: Table, self: Ship, source: AbilitySource): string | null {
  const damage = self.damage.find(({ id }) => id === source);
  if (damage) return damage.faceup ? damage.card : null;
  const owns = profileOf(table, self).sources.includes(source) || self.conditions.some(({ card }) => card === source);
  return owns ? source : null;
}

export const sceneOf = ({ state, rules }: Table, { self, ref }: AbilityInPlay): Scene => ({
  state,
  rules,
  self,
  source: ref.source,
});

/** The ship that a moment is about, seen from an ability: a part in the attack, the ship named, or its own. */
export function subjectOf(
  { state }: Table,
  { ability, self }: AbilityInPlay,
  about: { readonly ship?: UnitId | null; readonly attack?: Attack | null },
): Ship | null {
  const as = 'as' in ability ? ability.as : undefined;
  const unit = as && about.attack ? about.attack[as] : about.ship === undefined ? self.id : about.ship;
  return unit && isShipId(unit) ? (state.ships[unit] ?? null) : null;
}

/** Whether what an ability asks for holds: whose moment it is, what must lie there, how often, what it costs, its own `if`. */
export function holds(
  table: Table,
  one: AbilityInPlay,
  subject: Ship,
  scene: Scene & { readonly attack?: Attack },
): boolean {
  const { ability, ref, self } = one;
  if (!('who' in ability || 'if' in ability || 'cost' in ability || 'limit' in ability || 'while' in ability)) {
    return subject.id === self.id;
  }
  const { who, cost, limit, while: note, if: met } = ability as TermsOfAny;
  if (who ? !isMeant(table, self, who, subject) : subject.id !== self.id) return false;
  if (note !== undefined && !noteOf(table.state, ref, note, subject.id)) return false;
  if (limit && isUsedUp(table.state, ref)) return false;
  const bill = { self, source: ref.source, subject, attack: scene.attack ?? null };
  if (cost && !costsIn(cost).every(single => payersOf(table, bill, single).length > 0)) return false;
  return met === undefined || met(scene);
}

/** The terms, whatever the scene is. */
type TermsOfAny = Omit<Amount, 'if'> & { readonly if?: (scene: Scene) => boolean };

type Extra<S> = Omit<S, keyof Scene>;

/** The units whose moment a number or question is about. */
const unitsIn = (ship: UnitId | null, attack: Attack | undefined): readonly (UnitId | null)[] =>
  attack ? [attack.attacker, attack.defender] : [ship];

/** What one ability makes of a number: null if nothing. */
export function changeBy<Q extends QuantityName>(
  table: Table,
  one: AbilityInPlay,
  ship: ShipId | null,
  about: Extra<Quantities[Q]> & { readonly attack?: Attack },
): Change | null {
  const { ability } = one;
  if (ability.kind !== 'amount') return null;
  const subject = subjectOf(table, one, { ...(ship ? { ship } : {}), ...about });
  if (!subject) return null;
  const scene = { ...sceneOf(table, one), ...about, subject } as never;
  if (!holds(table, one, subject, scene)) return null;
  const { by } = ability as unknown as Amount<Q>;
  return typeof by === 'function' ? by(scene) : by;
}

/** A number, once every card has had its say: sums, then what it is set to, then caps, then floors. `heed` says how much counts. */
export function quantity<Q extends QuantityName>(
  table: Table,
  of: Q,
  base: number,
  ship: ShipId | null,
  about: Extra<Quantities[Q]> & { readonly attack?: Attack },
  heed: (change: Change, self: Ship) => Change = change => change,
): number {
  const { attack } = about;
  let sum = base;
  let set: number | undefined;
  let most = Number.POSITIVE_INFINITY;
  let least = Number.NEGATIVE_INFINITY;
  for (const one of abilitiesFor(table, 'amount', of, unitsIn(ship, attack))) {
    const change = changeBy<Q>(table, one, ship, about);
    if (!change) continue;
    const heeded = heed(change, one.self);
    sum += heeded.add ?? 0;
    if (heeded.set !== undefined) set = Math.max(set ?? heeded.set, heeded.set);
    most = Math.min(most, heeded.max ?? most);
    least = Math.max(least, heeded.min ?? least);
  }
  return Math.max(least, Math.min(most, set ?? sum));
}

type AboutQuestion<Q extends QuestionName> = Extra<Questions[Q]> & { readonly attack?: Attack };

/** Which cards say that a ship cannot, or may even, do something. */
function rulings<Q extends QuestionName>(
  table: Table,
  kind: 'cannot' | 'may',
  what: Q,
  ship: Ship | null,
  about: AboutQuestion<Q>,
): AbilityInPlay | null {
  const units = unitsIn(ship?.id ?? null, about.attack);
  for (const one of abilitiesFor(table, kind, what, units)) {
    const subject = subjectOf(table, one, { ...(ship ? { ship: ship.id } : {}), ...about });
    if (subject && holds(table, one, subject, { ...sceneOf(table, one), ...about, subject } as never)) return one;
  }
  return null;
}

/** What the cards say to a question; null where none of them has anything to say. */
export function ruled<Q extends QuestionName>(
  table: Table,
  what: Q,
  ship: Ship | null,
  about: AboutQuestion<Q>,
): 'cannot' | 'may' | null {
  if (rulings(table, 'cannot', what, ship, about)) return 'cannot';
  return rulings(table, 'may', what, ship, about) ? 'may' : null;
}

/** The first reason, if any, for which a card forbids something: the card itself, if it names no other. */
export function forbidden<Q extends QuestionName>(
  table: Table,
  what: Q,
  ship: Ship | null,
  about: AboutQuestion<Q>,
): Reason | null {
  const one = rulings(table, 'cannot', what, ship, about);
  if (!one) return null;
  return (one.ability as Ruling).because ?? { kind: 'card', ship: one.ref.ship, card: cardShown(table, one) };
}

/** Damage cards are told apart by copy; what they are called is the same for all. */
function cardShown({ state }: Table, { ref, self }: AbilityInPlay): AbilitySource {
  return state.ships[self.id]?.damage.find(({ id }) => id === ref.source)?.card ?? ref.source;
}

export const attackIn = ({ state }: Table): Attack | null => {
  const frame = state.agenda.findLast(({ kind }) => kind === 'attack');
  return frame?.kind === 'attack' ? frame.attack : null;
};
