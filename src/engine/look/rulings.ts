import type { Ability, AbilitySource, Amount, Ruling, Scene } from '../core/ability';
import type { Attack } from '../core/frame';
import { isShipId, type ObjectId, type ShipId, type UnitId } from '../core/ids';
import type { QuestionName, Questions } from '../core/questions';
import type { Reason } from '../core/reason';
import type { Ship } from '../core/state';
import type { Table } from '../core/table';
import { type Cost, costsIn, type Who } from '../core/terms';
import type { Token } from '../core/token';
import { type AbilityInPlay, abilitiesFor, sceneAt, subjectOf, unitsIn } from './abilities';
import { sourcesIn } from './abilityIndex';
import { rangeBetween } from './attack';
import { type Bill, enemyIn, fromCard, giverOf } from './costs';
import { isUsedUp, noteOf } from './notes';
import { chargesOf, shipOf, shipsOnTable } from './ships';
import { hasLock } from './status';
import { allMeant, allThere, whyNot } from './terms';

/** Whether what an ability asks for holds: whose moment it is, what must lie there, how often, what it costs, its own `if`. */
export function holds(
  table: Table,
  one: AbilityInPlay,
  subject: Ship,
  scene: Scene & { readonly attack?: Attack },
): boolean {
  return termsHold(table, one, subject, scene) && conditionHolds(table, one, scene);
}

/** The same before there is a scene: most abilities fail by their terms, and need none. */
export function holdsWith(table: Table, one: AbilityInPlay, subject: Ship, about: Parties): boolean {
  if (!termsHold(table, one, subject, about)) return false;
  if (termsOf(one.ability).if) return conditionHolds(table, one, sceneAt(table, one, subject, about));
  table.rules.held?.(one);
  return true;
}

/** Who else has a part in a moment. */
interface Parties {
  readonly attack?: Attack;
  readonly target?: ObjectId;
}

/** All but its own `if`. As `unmet`, for play, which asks for no reason: what costs least to look at comes first. */
export function termsHold(table: Table, one: AbilityInPlay, subject: Ship, about: Parties): boolean {
  const { who, own, lays } = termsOf(one.ability);
  if (own && subject.id !== one.self.id) return false;
  if (lays && missing(table, one, subject, about.attack ?? null, about.target)) return false;
  return !who || own || whyNot(table, one.self, who, subject) === null;
}

/** Its own `if`, asked last. */
export function conditionHolds(table: Table, one: AbilityInPlay, scene: Scene): boolean {
  const { if: met } = termsOf(one.ability);
  if (met && !met(scene)) return false;
  table.rules.held?.(one);
  return true;
}

/** What an ability asks for, in one shape for all: V8 looks for fields that are not there for a long time. */
interface Terms {
  readonly who: Who | undefined;
  /** Only the ship's own moments are meant. */
  readonly own: boolean;
  /** It has a cost, a limit or a note to look for. */
  readonly lays: boolean;
  readonly if: ((scene: Scene) => boolean) | undefined;
}

const terms = new WeakMap<Ability, Terms>();

function termsOf(ability: Ability): Terms {
  const known = terms.get(ability);
  if (known) return known;
  const { who, if: met, cost, limit, while: note } = ability as TermsOfAny;
  const own = who === undefined || who.is === 'self';
  const made = { who, own, lays: cost !== undefined || limit !== undefined || note !== undefined, if: met };
  terms.set(ability, made);
  return made;
}

/** The first of its terms that does not hold, as a reason; `if` is asked last. */
export function unmet(
  table: Table,
  one: AbilityInPlay,
  subject: Ship,
  scene: Scene & { readonly attack?: Attack; readonly target?: ObjectId },
): Reason | null {
  const { ability, self } = one;
  if (!('who' in ability || 'if' in ability || 'cost' in ability || 'limit' in ability || 'while' in ability)) {
    return subject.id === self.id ? null : NOT_ITS_OWN;
  }
  const { who, if: met } = ability as TermsOfAny;
  const reason = who ? whyNot(table, self, who, subject) : subject.id === self.id ? null : NOT_ITS_OWN;
  if (reason) return reason;
  const lacks = missing(table, one, subject, scene.attack ?? null, scene.target);
  return lacks ?? (met === undefined || met(scene) ? null : OWN_CONDITION);
}

/** What else must be there whoever's moment it is: its note, a use that is left, and whoever can pay. */
export function missing(
  table: Table,
  { ability, ref, self }: AbilityInPlay,
  subject: Ship,
  attack: Attack | null,
  target?: ObjectId,
) {
  const { cost, limit, while: note } = ability as TermsOfAny;
  if (note !== undefined && !noteOf(table.state, ref, note, subject.id)) return NOTHING_LAID;
  if (limit && isUsedUp(table.state, ref)) return USED[limit];
  if (!cost) return null;
  const bill = { self, source: ref.source, subject, attack, ...(target ? { target } : {}) };
  for (const single of costsIn(cost)) if (payersOf(table, bill, single).length === 0) return cannotPay(single);
  return null;
}

const NOT_ITS_OWN: Reason = { kind: 'notMeant' };
const OWN_CONDITION: Reason = { kind: 'ownCondition' };
const NOTHING_LAID: Reason = { kind: 'nothingLaid' };
const USED = {
  phase: { kind: 'usedUp', limit: 'phase' },
  round: { kind: 'usedUp', limit: 'round' },
  game: { kind: 'usedUp', limit: 'game' },
} as const;

function cannotPay(cost: Cost): Reason {
  const by = cost.of === undefined ? 'self' : 'others';
  if ('charge' in cost) return { kind: 'cannotPay', what: 'charge', by, ...several(cost.charge) };
  if ('force' in cost) return { kind: 'cannotPay', what: 'force', by, ...several(cost.force) };
  if ('energy' in cost) return { kind: 'cannotPay', what: 'energy', by };
  if ('remove' in cost) return { kind: 'cannotPay', what: cost.remove, by };
  if ('unlock' in cost) return { kind: 'cannotPay', what: 'lock', by };
  return { kind: 'cannotPay', what: 'spend' in cost ? cost.spend : 'shield', by };
}

const several = (count: number) => (count > 1 ? { count } : {});

/** The terms, whatever the scene is. */
type TermsOfAny = Omit<Amount, 'if'> & { readonly if?: (scene: Scene) => boolean };

/** Who could pay: this ship, the one it happens to, or some of those meant. */
export function payersOf(table: Table, bill: Bill, cost: Cost): readonly Ship[] {
  const { self, subject, attack } = bill;
  const giver = 'charge' in cost && cost.from === 'giver' ? giverOf(self, bill.source) : null;
  if (giver) return [shipOf(table.state, giver.ship)].filter(ship => canPay(table, bill, cost, ship));
  if (cost.of === undefined) return itselfOrLenders(table, bill, cost, self);
  if (cost.of === 'subject') return itselfOrLenders(table, bill, cost, subject);
  if (cost.of === 'opponent') return opponentIn(table, bill).filter(ship => canPay(table, bill, cost, ship));
  const asked = meantIn(table, self, cost.of, cost, cost.near ? attack : null);
  return asked.filter(ship => canPay(table, bill, cost, ship));
}

/** Whoever has no shields left may have those of a ship docked with it, where a card lets it. */
const shieldLenders = (table: Table, bill: Bill, cost: Cost, ship: Ship): readonly Ship[] =>
  Object.values(table.state.ships).filter(
    other =>
      other.carrier === ship.id &&
      canPay(table, bill, cost, other) &&
      ruled(table, 'lendShield', other, { to: ship.id }) === 'may',
  );

/** Whoever owes a token in an attack of its own may have it from a ship that lends it. */
function itselfOrLenders(table: Table, bill: Bill, cost: Cost, ship: Ship): readonly Ship[] {
  const own = canPay(table, bill, cost, ship) ? [ship] : [];
  if ('shields' in cost && own.length === 0) return shieldLenders(table, bill, cost, ship);
  if (!('spend' in cost) || cost.spend === 'lock' || !sourcesIn(table, 'may', 'lendToken')) return own;
  const { attack, source } = bill;
  const token = cost.spend;
  if (!attack || attack.over || (attack.attacker !== ship.id && attack.defender !== ship.id)) return own;
  if (ruled(table, 'spend', ship, { token, for: source }) === 'cannot') return own;
  const lends = (other: Ship) =>
    other.id !== ship.id &&
    other.tokens[token] > 0 &&
    ruled(table, 'lendToken', other, { token, to: ship.id }) === 'may';
  return [...own, ...shipsOnTable(table.state).filter(lends)];
}

/** The enemy ship in the attack; remotes have nothing to pay with. */
function opponentIn({ state }: Table, { self, attack }: Bill): readonly Ship[] {
  const enemy = attack && enemyIn(attack, self);
  return enemy && isShipId(enemy) ? [shipOf(state, enemy)] : [];
}

/** Where the range is from the defender, a remote is measured from as well. */
function meantIn(table: Table, self: Ship, who: Who, cost: Cost, attack: Attack | null): readonly Ship[] {
  // The destroyed suffer for others like anybody, until they are removed.
  const all = 'suffer' in cost ? allThere : allMeant;
  if (!attack || isShipId(attack.defender)) {
    return all(table, self, who, attack ? shipOf(table.state, attack.defender as ShipId) : self);
  }
  const { range = [0, 3], ...rest } = who;
  return all(table, self, rest).filter(({ id }) => {
    const at = rangeBetween(table, id, attack.defender);
    return range[0] <= at && at <= range[1];
  });
}

export function canPay(table: Table, bill: Bill, cost: Cost, payer: Ship): boolean {
  const { self, source, attack, target } = bill;
  if ('charge' in cost) {
    const card = fromCard(table, bill, cost, payer);
    return card !== undefined && chargesOf(payer, card) >= cost.charge;
  }
  if ('force' in cost) return cost.force === 0 || canSpendForce(table, payer, cost.force, source);
  if ('spend' in cost) {
    if (ruled(table, 'spend', payer, { token: cost.spend, for: source }) === 'cannot') return false;
    if (cost.spend !== 'lock') return payer.tokens[cost.spend] > 0;
    const locked = attack ? enemyIn(attack, payer) : target;
    return locked !== undefined && hasLock(payer, locked);
  }
  if ('energy' in cost) return false;
  if ('remove' in cost) return isRemovable(table, payer, cost.remove);
  if ('unlock' in cost) return attack !== null && hasLock(payer, enemyIn(attack, self));
  return 'shields' in cost ? payer.shields >= cost.shields : true;
}

/** Whether its own cards may count a ship as in its bullseye arc though it is not. */
export const countsInBullseye = (table: Table, ship: Ship, target: UnitId): boolean =>
  ruled(table, 'countInBullseye', ship, { target }) === 'may';

/** It has so much, and no card keeps it from spending it. */
export const canSpendForce = (table: Table, ship: Ship, count = 1, source?: AbilitySource): boolean =>
  ship.force >= count &&
  ruled(table, 'spend', ship, { token: 'force', ...(source ? { for: source } : {}) }) !== 'cannot';

type AboutQuestion<Q extends QuestionName> = Omit<Questions[Q], keyof Scene> & { readonly attack?: Attack };

/** Which cards say that a ship cannot, or may even, do something. */
function rulings<Q extends QuestionName>(
  table: Table,
  kind: 'cannot' | 'may',
  what: Q,
  ship: Ship | null,
  about: AboutQuestion<Q>,
  free = false,
): AbilityInPlay | null {
  const sources = sourcesIn(table, kind, what);
  if (!sources) return null;
  const units = unitsIn(ship?.id ?? null, about.attack);
  for (const one of abilitiesFor(table, kind, what, units, sources)) {
    if (free && 'cost' in one.ability) continue;
    const subject = subjectOf(table, one, ship?.id, about.attack);
    if (subject && holdsWith(table, one, subject, about)) return one;
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

/** It has such a token, and no card keeps it where it is. */
export const isRemovable = (table: Table, ship: Ship, token: Token): boolean =>
  ship.tokens[token] > 0 && ruled(table, 'remove', ship, { token }) !== 'cannot';

/** The card that lets a ship do what it could not do else, if none forbids it: one that asks for nothing before others. */
export const permitted = <Q extends QuestionName>(
  table: Table,
  what: Q,
  ship: Ship,
  about: AboutQuestion<Q>,
): AbilityInPlay | null =>
  rulings(table, 'cannot', what, ship, about)
    ? null
    : (rulings(table, 'may', what, ship, about, true) ?? rulings(table, 'may', what, ship, about));

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
