import type {
  Ability,
  AbilityRef,
  AbilitySource,
  Change,
  Constant,
  Prohibition,
  ProhibitionName,
  Prohibitions,
  Quantities,
  QuantityName,
  Scene,
  Triggered,
} from '../core/ability';
import type { Effect } from '../core/effect';
import type { EventOf, EventType, GameEvent } from '../core/event';
import type { Trigger } from '../core/frame';
import type { ShipId } from '../core/ids';
import type { Reason } from '../core/reason';
import type { Ship } from '../core/state';
import type { Rules, ShipProfile, Table } from '../core/table';
import { type AbilityKind, anyAbility, ofCard, ofProfile, type Printed } from './abilityIndex';
import { profileOf, shipOf } from './ships';
import { isIonized } from './status';

export interface AbilityInPlay {
  readonly ref: AbilityRef;
  readonly self: Ship;
  readonly ability: Ability;
}

const NONE: readonly AbilityInPlay[] = [];

/** The abilities of a kind on the table: the first player's, then the second's, in ship order. Whatever needs an order uses this one. */
export function abilitiesInPlay(table: Table, kind: AbilityKind, name = ''): readonly AbilityInPlay[] {
  const { state, rules } = table;
  if (!anyAbility(rules, kind, name)) return NONE;
  const profiles = rules.profilesOf(state.setup);
  let found: AbilityInPlay[] | null = null;
  for (const player of state.firstPlayer === 'p1' ? FIRST_P1 : FIRST_P2) {
    for (const id in state.ships) {
      const self = state.ships[id as ShipId]!;
      if (self.player !== player || (self.where !== 'table' && self.where !== 'reserve')) continue;
      found = gather(rules, self, profiles[self.id]!, kind, name, found);
    }
  }
  return found ?? NONE;
}

const FIRST_P1 = ['p1', 'p2'] as const;
const FIRST_P2 = ['p2', 'p1'] as const;

/** The abilities of a kind that a ship's cards bring, its faceup damage cards among them. */
export const abilitiesOn = (table: Table, self: Ship, kind: AbilityKind, name = ''): readonly AbilityInPlay[] =>
  gather(table.rules, self, profileOf(table, self), kind, name, null) ?? NONE;

/** Adds what a ship has to what was found; makes the list only when there is something to put in it. */
function gather(
  rules: Rules,
  self: Ship,
  profile: ShipProfile,
  kind: AbilityKind,
  name: string,
  found: AbilityInPlay[] | null,
): AbilityInPlay[] | null {
  let all = found;
  const add = (printed: readonly Printed[], source: AbilitySource | null) => {
    for (const one of printed) {
      if (!isActive(self, one.ability)) continue;
      all ??= [];
      all.push({ ref: { ship: self.id, source: source ?? one.source, index: one.index }, self, ability: one.ability });
    }
  };
  const own = ofProfile(rules, profile, kind, name);
  if (own.length > 0) add(own, null);
  for (const { id, card, faceup } of self.damage) if (faceup) add(ofCard(rules, card, kind, name), id);
  for (const condition of self.conditions) add(ofCard(rules, condition, kind, name), condition);
  return all;
}

/** A ship in reserve has no abilities but those that say so. */
const isActive = ({ where }: Ship, ability: Ability): boolean =>
  where !== 'reserve' || (ability.kind === 'triggered' && ability.inReserve);

export function abilityInPlay(table: Table, ref: AbilityRef): AbilityInPlay | null {
  const self = table.state.ships[ref.ship];
  const card = self && cardOf(table, self, ref.source);
  const ability = card && table.rules.abilitiesOf(card)[ref.index];
  return self && ability && isActive(self, ability) ? { ref, self, ability } : null;
}

/** The card that a source stands for, if the ship still has it and it is faceup. */
function cardOf(table: Table, self: Ship, source: AbilitySource): string | null {
  const damage = self.damage.find(({ id }) => id === source);
  if (damage) return damage.faceup ? damage.card : null;
  const owns = profileOf(table, self).sources.includes(source) || self.conditions.some(one => one === source);
  return owns ? source : null;
}

export const sceneOf = ({ state, rules }: Table, { self, ref }: AbilityInPlay): Scene => ({
  state,
  rules,
  self,
  source: ref.source,
});

type Extra<S> = Omit<S, keyof Scene>;

const changes = <Q extends QuantityName>(ability: Ability, of: Q): ability is Ability & Constant<Q> =>
  ability.kind === 'constant' && ability.of === of;
const forbids = <P extends ProhibitionName>(ability: Ability, of: P): ability is Ability & Prohibition<P> =>
  ability.kind === 'prohibition' && ability.of === of;
const answersTo = <T extends EventType>(ability: Ability, event: EventOf<T>): ability is Ability & Triggered<T> =>
  ability.kind === 'triggered' && ability.on === event.type;

/** A number, once every constant ability has had its say: sums, then caps, then floors. `heed` says how much of it counts. */
export function quantity<Q extends QuantityName>(
  table: Table,
  of: Q,
  base: number,
  about: Extra<Quantities[Q]>,
  heed: (change: Change, self: Ship) => Change = change => change,
): number {
  let sum = base;
  let most = Number.POSITIVE_INFINITY;
  let least = Number.NEGATIVE_INFINITY;
  for (const one of abilitiesInPlay(table, 'constant', of)) {
    if (!changes(one.ability, of)) continue;
    const change = one.ability.change({ ...sceneOf(table, one), ...about } as unknown as Quantities[Q]);
    if (!change) continue;
    const { add = 0, max = most, min = least } = heed(change, one.self);
    sum += add;
    most = Math.min(most, max);
    least = Math.max(least, min);
  }
  return Math.max(least, Math.min(most, sum));
}

/** The first reason, if any, for which a card forbids something. */
export function forbidden<P extends ProhibitionName>(
  table: Table,
  of: P,
  about: Extra<Prohibitions[P]>,
): Reason | null {
  for (const one of abilitiesInPlay(table, 'prohibition', of)) {
    if (!forbids(one.ability, of)) continue;
    const reason = one.ability.because({ ...sceneOf(table, one), ...about } as unknown as Prohibitions[P]);
    if (reason) return reason;
  }
  return null;
}

/** The abilities that an event sets off and whose requirements are met. */
export function triggersOf(table: Table, event: GameEvent): readonly Trigger[] {
  const triggers: Trigger[] = [];
  for (const one of abilitiesInPlay(table, 'triggered', event.type)) {
    if (isMet(table, one, event)) triggers.push({ ref: one.ref, event, player: one.self.player });
  }
  return triggers;
}

/** Whether a triggered ability's requirement holds now: asked when it joins the queue, and again when it resolves. */
export const isMet = (table: Table, one: AbilityInPlay, event: GameEvent): boolean =>
  answersTo(one.ability, event) && !isIonReveal(table, event) && one.ability.if({ ...sceneOf(table, one), event });

/** Nothing may be set off by an ionized ship's dial. */
const isIonReveal = (table: Table, event: GameEvent): boolean =>
  event.type === 'dialRevealed' && isIonized(table, shipOf(table.state, event.ship));

/** What a triggered ability would do now. */
export const effectsOf = (table: Table, one: AbilityInPlay, event: GameEvent): readonly Effect[] =>
  answersTo(one.ability, event) ? one.ability.effect({ ...sceneOf(table, one), event }) : [];
