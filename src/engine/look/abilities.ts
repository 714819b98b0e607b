import type { Ability, AbilityKind, AbilityRef, AbilitySource, Scene } from '../core/ability';
import type { Attack } from '../core/frame';
import type { Lent } from '../core/has';
import { isShipId, type PlayerId, type ShipId, type UnitId } from '../core/ids';
import type { GameState, Ship } from '../core/state';
import type { Rules, Table } from '../core/table';
import { isOwn, nameOf, ofCard, type Printed, type Sources, sourcesIn } from './abilityIndex';
import { lentNow, lentTo } from './lent';
import { profileOf } from './ships';

export interface AbilityInPlay {
  readonly ref: AbilityRef;
  readonly self: Ship;
  readonly ability: Ability;
}

const NONE: readonly AbilityInPlay[] = [];
const NONE_LENT: readonly Lent[] = [];
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
  sources: Sources | null = sourcesIn(table, kind, topic),
): readonly AbilityInPlay[] {
  const { state, rules } = table;
  if (!sources) return NONE;
  const { lists, laid } = sources;
  const found: AbilityInPlay[] = [];
  // What is lent stands on somebody's card too.
  const lent = lists ? lentNow(table) : NONE_LENT;
  const printedOnly = lent.length === 0 && !(laid && anyLies(state, laid));
  if (printedOnly && !lists) return NONE;
  for (const player of state.firstPlayer === 'p1' ? FIRST_P1 : FIRST_P2) {
    if (lists) gather(table, units ? lists.others[player] : lists.all[player], found);
    if (printedOnly) {
      // Nothing comes from what lies at ships: only those whose moment it is have more to say.
      if (lists && units) {
        for (const unit of units) if (ownedBy(state, unit, player)) gather(table, lists.own[unit as ShipId], found);
      }
      continue;
    }
    const search = { rules, kind, topic, found };
    for (const id in state.ships) {
      const ship = state.ships[id as ShipId]!;
      if (ship.player !== player) continue;
      const own = !units || units.includes(ship.id);
      // At the moments of others only what lies at it has something to say.
      if (!own && lent.length === 0 && ship.damage.length + ship.conditions.length === 0) continue;
      if (units && own && lists) gather(table, lists.own[ship.id], found);
      gatherLent(search, lent, ship, own);
      gatherLaid(search, ship, own);
    }
  }
  return found;
}

/** Whether any of these damage and condition cards lies at any ship. */
function anyLies({ ships }: GameState, cards: ReadonlySet<string>): boolean {
  for (const id in ships) {
    const { damage, conditions } = ships[id as ShipId]!;
    for (let at = 0; at < damage.length; at++) {
      const { faceup, card } = damage[at]!;
      if (faceup && card && cards.has(card)) return true;
    }
    for (let at = 0; at < conditions.length; at++) if (cards.has(conditions[at]!.card)) return true;
  }
  return false;
}

const ownedBy = ({ ships }: GameState, unit: UnitId | null, player: PlayerId): boolean =>
  unit !== null && ships[unit as ShipId]?.player === player;

/** Everybody's abilities of a kind. */
export const abilitiesInPlay = (table: Table, kind: AbilityKind, topic = ''): readonly AbilityInPlay[] =>
  abilitiesFor(table, kind, topic, null);

/** The abilities of a kind that a ship's cards bring, its faceup damage cards among them. */
export function abilitiesOn(table: Table, self: Ship, kind: AbilityKind, topic = ''): readonly AbilityInPlay[] {
  const sources = sourcesIn(table, kind, topic);
  if (!sources) return NONE;
  const { lists } = sources;
  const lent = lists ? lentNow(table) : NONE_LENT;
  const printed = lists?.on[self.id];
  if (!printed && lent.length === 0 && self.damage.length + self.conditions.length === 0) return NONE;
  const found: AbilityInPlay[] = [];
  gather(table, printed, found);
  const search = { rules: table.rules, kind, topic, found };
  gatherLent(search, lent, self, true);
  gatherLaid(search, self, true);
  return found;
}

function gather({ state }: Table, printed: readonly Printed[] | undefined, found: AbilityInPlay[]): void {
  if (!printed) return;
  for (let at = 0; at < printed.length; at++) {
    const { ref, ability, side, onUpgrade, inReserve } = printed[at]!;
    const self = state.ships[ref.ship]!;
    if (self.where === 'reserve' ? !inReserve : !isThere(self) && !outlasts(state, ref, ability)) continue;
    if ((onUpgrade || side !== undefined) && !isUp(self, ref.source, onUpgrade, side)) continue;
    found.push({ ref, self, ability });
  }
}

interface Search {
  readonly rules: Rules;
  readonly kind: AbilityKind;
  readonly topic: string;
  readonly found: AbilityInPlay[];
}

/** Of the damage cards and conditions that lie at a ship now. */
function gatherLaid(search: Search, self: Ship, own: boolean): void {
  if (self.damage.length + self.conditions.length === 0 || !isThere(self)) return;
  for (const { id, card, faceup } of self.damage) if (faceup) gatherCard(search, self, id, card, own);
  for (const { card } of self.conditions) gatherCard(search, self, card, card, own);
}

/** Of the cards of others whose abilities a ship has now. */
function gatherLent(search: Search, lent: readonly Lent[], self: Ship, own: boolean): void {
  if (lent.length === 0 || !isThere(self)) return;
  for (const { to, card } of lent) if (to === self.id) gatherCard(search, self, card, card, own);
}

function gatherCard(
  { rules, kind, topic, found }: Search,
  self: Ship,
  source: AbilitySource,
  card: string,
  own: boolean,
): void {
  for (const ability of ofCard(rules, card, kind, topic)) {
    // At the moments of others, those that look at others.
    if ((own || !isOwn(ability)) && isActive(self, source, ability))
      found.push({ ref: { ship: self.id, source, name: nameOf(ability) }, self, ability });
  }
}

/** During setup ships are in hand. */
const isThere = ({ where }: Ship): boolean => where !== 'removed';

/** "Until the end of the round": what a ship has brought upon others lasts so long, even if it is removed before. */
function outlasts({ notes }: GameState, { ship, source }: AbilityRef, ability: Ability): boolean {
  if (notes.length === 0 || (ability.kind !== 'amount' && ability.kind !== 'cannot' && ability.kind !== 'may'))
    return false;
  return notes.some(
    ({ by, name, on }) => on !== ship && by.ship === ship && by.source === source && name === ability.while,
  );
}

/** A ship in reserve has no abilities but those that say so; a card that flips, only those of the side that is up. */
export function isActive(self: Ship, source: AbilitySource, ability: Ability): boolean {
  if (self.where === 'reserve' && !('inReserve' in ability && ability.inReserve)) return false;
  if (!('side' in ability) || ability.side === undefined) return true;
  return (self.upgrades.find(({ card }) => card === source)?.side ?? 0) === ability.side;
}

/** Of what the ship brought to the table: an upgrade may have become another ship's, or lie on its other side. */
function isUp({ upgrades }: Ship, source: AbilitySource, onUpgrade: boolean, side: number | undefined): boolean {
  for (let at = 0; at < upgrades.length; at++) {
    const { card, side: up } = upgrades[at]!;
    if (card === source) return side === undefined || up === side;
  }
  return !onUpgrade && side === 0;
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
  return owns || lentTo(table, self).includes(source) ? source : null;
}

export const sceneOf = ({ state, rules }: Table, { self, ref }: AbilityInPlay): Scene => ({
  state,
  rules,
  self,
  source: ref.source,
});

/** With what the moment tells. What is added after a spread costs V8 a thousand times as much as what stands before it. */
export const sceneAt = <About extends object>(
  { state, rules }: Table,
  { self, ref }: AbilityInPlay,
  subject: Ship,
  about: About,
): Scene & { readonly subject: Ship } & About => ({ state, rules, self, source: ref.source, subject, ...about });

/** The ship that a moment is about, seen from an ability: a part in the attack, the ship named, or its own. */
export function subjectOf(
  { state }: Table,
  { ability, self }: AbilityInPlay,
  ship: UnitId | null | undefined,
  attack: Attack | null | undefined,
): Ship | null {
  const as = 'as' in ability ? ability.as : undefined;
  const unit = as && attack ? attack[as] : ship === undefined ? self.id : ship;
  if (unit && isShipId(unit)) return state.ships[unit] ?? null;
  // For those that mean anybody, a remote's moment is their own.
  const anybody = unit !== null && !as && 'who' in ability && ability.who?.is === 'any' && !ability.who.range;
  return anybody ? self : null;
}

/** The units whose moment a number or question is about. */
export const unitsIn = (ship: UnitId | null, attack: Attack | undefined): readonly (UnitId | null)[] =>
  attack ? [attack.attacker, attack.defender] : [ship];

export const attackIn = ({ state }: Table): Attack | null => {
  for (let at = state.agenda.length - 1; at >= 0; at--) {
    const frame = state.agenda[at]!;
    if (frame.kind === 'attack') return frame.attack;
  }
  return null;
};
