import type {
  Ability,
  AbilityRef,
  AbilitySource,
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
import { opponentOf } from '../core/ids';
import type { Reason } from '../core/reason';
import type { Ship } from '../core/state';
import type { Table } from '../core/table';
import { allShips, profileOf } from './ships';

export interface AbilityInPlay {
  readonly ref: AbilityRef;
  readonly self: Ship;
  readonly ability: Ability;
}

/** Every ability on the table: the first player's, then the second's, in ship order. Whatever needs an order uses this one. */
export function* abilitiesInPlay(table: Table): Generator<AbilityInPlay> {
  const { firstPlayer } = table.state;
  for (const player of [firstPlayer, opponentOf(firstPlayer)]) {
    for (const self of allShips(table.state)) {
      if (self.player === player && self.where === 'table') yield* abilitiesOn(table, self);
    }
  }
}

/** The abilities that a ship's cards bring, its faceup damage cards among them. */
export function* abilitiesOn(table: Table, self: Ship): Generator<AbilityInPlay> {
  for (const source of profileOf(table, self).sources) yield* from(table, self, source, source);
  for (const { id, card, faceup } of self.damage) if (faceup) yield* from(table, self, id, card);
  for (const condition of self.conditions) yield* from(table, self, condition, condition);
}

function* from({ rules }: Table, self: Ship, source: AbilitySource, card: string): Generator<AbilityInPlay> {
  const abilities = rules.abilitiesOf(card);
  for (let index = 0; index < abilities.length; index++) {
    yield { ref: { ship: self.id, source, index }, self, ability: abilities[index]! };
  }
}

export function abilityInPlay(table: Table, { ship, source, index }: AbilityRef): AbilityInPlay | null {
  const self = table.state.ships[ship];
  if (!self) return null;
  for (const one of abilitiesOn(table, self)) {
    if (one.ref.source === source && one.ref.index === index) return one;
  }
  return null;
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

/** A number, once every constant ability has had its say: sums, then caps, then floors. */
export function quantity<Q extends QuantityName>(
  table: Table,
  of: Q,
  base: number,
  about: Extra<Quantities[Q]>,
): number {
  let sum = base;
  let most = Number.POSITIVE_INFINITY;
  let least = Number.NEGATIVE_INFINITY;
  for (const one of abilitiesInPlay(table)) {
    if (!changes(one.ability, of)) continue;
    const found = one.ability.change({ ...sceneOf(table, one), ...about } as unknown as Quantities[Q]);
    sum += found?.add ?? 0;
    most = Math.min(most, found?.max ?? most);
    least = Math.max(least, found?.min ?? least);
  }
  return Math.max(least, Math.min(most, sum));
}

/** The first reason, if any, for which a card forbids something. */
export function forbidden<P extends ProhibitionName>(
  table: Table,
  of: P,
  about: Extra<Prohibitions[P]>,
): Reason | null {
  for (const one of abilitiesInPlay(table)) {
    if (!forbids(one.ability, of)) continue;
    const reason = one.ability.because({ ...sceneOf(table, one), ...about } as unknown as Prohibitions[P]);
    if (reason) return reason;
  }
  return null;
}

/** The abilities that an event sets off and whose requirements are met. */
export function triggersOf(table: Table, event: GameEvent): readonly Trigger[] {
  const triggers: Trigger[] = [];
  for (const one of abilitiesInPlay(table)) {
    if (one.ability.kind === 'triggered' && one.ability.on === event.type && isMet(table, one, event)) {
      triggers.push({ ref: one.ref, event, player: one.self.player });
    }
  }
  return triggers;
}

/** Whether a triggered ability's requirement holds now: asked when it joins the queue, and again when it resolves. */
export const isMet = (table: Table, one: AbilityInPlay, event: GameEvent): boolean =>
  answersTo(one.ability, event) && one.ability.if({ ...sceneOf(table, one), event });

/** What a triggered ability would do now. */
export const effectsOf = (table: Table, one: AbilityInPlay, event: GameEvent): readonly Effect[] =>
  answersTo(one.ability, event) ? one.ability.effect({ ...sceneOf(table, one), event }) : [];
