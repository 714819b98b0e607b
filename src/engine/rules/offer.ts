import type { AbilityRef } from '../core/ability';
import { type Option, pass, type Subject } from '../core/decision';
import { asking, type Effect, type EffectNamed, type Effects } from '../core/effect';
import { opponentOf, type ShipId } from '../core/ids';
import type { Table } from '../core/table';
import type { Moment } from '../core/window';
import { type AbilityInPlay, abilityInPlay } from '../look/abilities';
import { effectsOf, someWay, type Use, waysToUse } from '../look/moments';
import { limitName } from '../look/notes';
import { ruled } from '../look/rulings';
import { chargesOf, mostCharges, profileOf, shipOf } from '../look/ships';
import { subjectOfPick } from '../look/subjects';
import { askedBy, isPass, onlyAnswer } from './askers';
import type { Run } from './run';

/** A way to use an ability: what it costs and does, and the answer that takes it. */
interface Way {
  readonly cost: Effects;
  readonly then: Effects;
  readonly option: Option;
  readonly use: Use;
}

/**
 * An ability whose moment has come, as one question: every way to use it, and "no" if it may be left. What must be and
 * leaves no choice is not asked. One that is only used to be asked something asks that at once, and is paid for with it.
 */
export function offered(table: Table, one: AbilityInPlay, moment: Moment, left?: number): Effects {
  const { ability, ref, self } = one;
  if (ability.kind !== 'triggered') return [];
  const all = waysToUse(table, one, moment);
  const ways: Way[] = [];
  for (const found of all) {
    const { use } = found;
    if (areVain(table, found.then)) continue;
    const asked = all.length > 1 ? askedByOnly(table, found.then) : undefined;
    // Of several ways, those that come to nothing are left out.
    if (asked?.length === 0) continue;
    const answer = ability.optional && !ability.times ? onlyAnswer(asked) : undefined;
    const then: Effects = answer
      ? [...usedUp(one, use), ...found.cost, ...answer.then]
      : [left ? { do: 'useAbility', ref, moment, use, left } : { do: 'useAbility', ref, moment, use }];
    const option = { key: keyOf(ref, use), subject: subjectOf(ref, use), then };
    ways.push({ option, use, cost: found.cost, then: found.then });
  }
  const [only] = ways;
  if (!only) return [];
  const alone = ways.length === 1;
  if (alone && !ability.optional) return only.option.then;
  const asked = alone ? askedAtOnce(table, one, only) : undefined;
  if (asked) return asked;
  return [
    asking({
      player: ability.asks === 'enemy' ? opponentOf(self.player) : self.player,
      topic: { kind: 'mayUse', card: ref.source as never, ship: ref.ship },
      ask: { kind: 'one' },
      options: [...ways.map(({ option }) => option), ...(ability.optional ? [pass()] : [])],
    }),
  ];
}

function areVain(table: Table, effects: Effects): boolean {
  for (const effect of effects) if (!isVain(table, effect)) return false;
  return true;
}

/** A token that a card keeps where it is, or what is there in full: nothing is paid for what cannot be done. */
function isVain(table: Table, effect: Effect): boolean {
  switch (effect.do) {
    case 'removeToken':
      return (
        !effect.spent && ruled(table, 'remove', shipOf(table.state, effect.ship), { token: effect.token }) === 'cannot'
      );
    case 'recoverCharge':
      return chargesOf(shipOf(table.state, effect.ship), effect.card) >= mostCharges(table, effect.ship, effect.card);
    case 'recoverForce':
      return shipOf(table.state, effect.ship).force >= profileOf(table, effect.ship).force;
    default:
      return false;
  }
}

/** What the only effect would ask; undefined if there are several, or it does something by itself. */
const askedByOnly = (table: Table, then: Effects): Effects | undefined =>
  then.length === 1 ? askedBy(table, then[0]!) : undefined;

/** What the only effect would ask, each answer but "no" paid for; undefined if it does something by itself. */
function askedAtOnce(table: Table, one: AbilityInPlay, { cost, then, use }: Way): Effects | undefined {
  const asked = askedByOnly(table, then);
  if (!asked) return undefined;
  const before = [...usedUp(one, use), ...cost];
  const [first] = asked;
  // Where there is nothing to choose, the effect tells why.
  if (!first) return then;
  if (first.do !== 'ask') return [...before, ...asked];
  const options = first.question.options.map(option =>
    isPass(option) ? option : { ...option, then: [...before, ...option.then] },
  );
  return options.every(isPass) ? [] : [asking({ by: one.ref, ...first.question, options })];
}

/** Whether using it now would neither do nor ask anything, whatever is picked: it needs no place in an order. */
export function comesToNothing(table: Table, one: AbilityInPlay, moment: Moment): boolean {
  return !someWay(table, one, moment, then => {
    if (areVain(table, then)) return false;
    const comes = askedByOnly(table, then) ?? then;
    return comes.some(effect => effect.do !== 'ask' || !effect.question.options.every(isPass));
  });
}

/** By what is picked, and by who pays where that is not the ship itself. */
function keyOf({ source, ship }: AbilityRef, { pick, payers }: Use): string {
  let key = pick ? `use:${source}:${pick.key}` : `use:${source}`;
  for (const payer of payers) if (payer !== ship) key += `:${payer}`;
  return key;
}

function subjectOf({ source }: AbilityRef, { pick }: Use): Subject {
  return pick ? subjectOfPick(pick) : { kind: 'card', card: source as never };
}

/** On which other ship, or which of several ways: whoever did not pick it should hear of it. */
function pickedIn({ ship }: AbilityRef, { pick }: Use): { readonly on?: ShipId; readonly how?: string } {
  if (!pick) return {};
  const subject = subjectOfPick(pick);
  if (subject.kind === 'ship') return subject.ship === ship ? {} : { on: subject.ship };
  return subject.kind === 'choice' ? { how: subject.name } : {};
}

/** That it was used, and where it cannot be used so often, a note of it. */
function usedUp({ ref, ability }: AbilityInPlay, use: Use): Effects {
  if (ability.kind === 'triggered' && ability.remembers) return [];
  const told: Effect = { do: 'announce', event: { type: 'abilityUsed', ref, ...pickedIn(ref, use) } };
  const limit = 'limit' in ability ? ability.limit : undefined;
  if (!limit) return [told];
  const { ship, source, name } = ref;
  return [
    told,
    { do: 'layNote', note: { by: { ship, source }, name: limitName(name), on: null, until: limit, frame: null } },
  ];
}

export function useAbility(run: Run, { ref, moment, use, left }: EffectNamed<'useAbility'>): Effects {
  const one = abilityInPlay(run, ref);
  const found = one && effectsOf(run, one, moment, use);
  if (!found) return [];
  const more = (left ?? ('times' in one.ability && one.ability.times ? one.ability.times : 1)) - 1;
  const again: Effects = more > 0 ? [{ do: 'offerAgain', ref, moment, left: more }] : [];
  return [...usedUp(one, use), ...found.cost, ...found.then, ...again];
}

/** "Up to two": once more, as far as there is still somebody to choose. */
export function offerAgain(run: Run, { ref, moment, left }: EffectNamed<'offerAgain'>): Effects {
  const one = abilityInPlay(run, ref);
  return one ? offered(run, one, moment, left) : [];
}

/** Set off twice to do the same, at the same cost. */
export const isAlikeInEffect = (table: Table, one: AbilityInPlay, a: Moment, b: Moment): boolean =>
  JSON.stringify(waysToUse(table, one, a)) === JSON.stringify(waysToUse(table, one, b));
