import type { AbilityRef, Dice, DiceChange, DiceRecord } from '../../core/ability';
import type { FocusLimit } from '../../core/diceChange';
import type { Effects } from '../../core/effect';
import type { Face } from '../../core/event';
import type { Attack, AttackDie, DefenseDie } from '../../core/frame';
import { type DeviceTokenId, isShipId, type ShipId } from '../../core/ids';
import { gathered } from '../../core/list';
import type { Reason } from '../../core/reason';
import type { Table } from '../../core/table';
import type { Token } from '../../core/token';
import { type AbilityInPlay, abilitiesFor, sceneAt, subjectOf } from '../../look/abilities';
import { attackerOf, weaponOf } from '../../look/attack';
import { costOf, payments } from '../../look/moments';
import { quantity } from '../../look/quantities';
import { forbidden, holds, ruled } from '../../look/rulings';
import { focusLimit, limited } from './focusLimit';

export type Pool = 'attack' | 'defense';
export type Side = 'attacker' | 'defender';

/** When dice are changed: a side's own step, by pool; or a moment that some cards name. */
export type DiceMoment = NonNullable<Dice['at']> | Pool;

/** A way to change the dice: what it does, as data, and what it costs. */
export interface Modification {
  readonly key: string;
  readonly does: DiceChange;
  readonly cost: Effects;
  /** The card; null for tokens, Force, locks and remotes. */
  readonly ref: AbilityRef | null;
  /** Done at the end of the step even if the player passes. */
  readonly must?: boolean;
  readonly asForce?: boolean;
  /** Once an attack, whatever it costs: cards. */
  readonly once?: string;
  /** How many dice this side may still reroll in all, where a card says so. */
  readonly cap?: { readonly of: string; readonly left: number };
}

/** All that one side may do now. */
export const modifications = (table: Table, attack: Attack, at: DiceMoment, side: Side): readonly Modification[] =>
  atHand(table, attack, at, side).filter(one => !blockOf(table, attack, side, one));

/** What one side may do if the dice give it something to change. */
export const allowed = (table: Table, attack: Attack, at: DiceMoment, side: Side): readonly Modification[] =>
  atHand(table, attack, at, side).filter(one => !barOf(table, attack, side, one));

/** What a side has for these dice and cannot use now, with the reason. For those who ask why: play never does. */
export const withheld = (
  table: Table,
  attack: Attack,
  at: DiceMoment,
  side: Side,
): readonly (Modification & { readonly blocked: Reason })[] =>
  gathered(atHand(table, attack, at, side), one => {
    const blocked = blockOf(table, attack, side, one);
    return blocked ? [{ ...one, blocked }] : [];
  });

function blockOf(table: Table, attack: Attack, side: Side, one: Modification): Reason | null {
  // A token cannot be spent for nothing.
  if (isUseful(attack, one.does)) return barOf(table, attack, side, one);
  return { kind: isUseful(attack, unlimited(one.does)) ? 'focusModified' : 'nothingToChange' };
}

function unlimited(does: DiceChange): DiceChange {
  if (does.kind !== 'reroll' && does.kind !== 'change') return does;
  const { focus: _, ...whole } = does;
  return whole;
}

function barOf(table: Table, attack: Attack, side: Side, one: Modification): Reason | null {
  const { key, does, cost, cap, asForce } = one;
  const { dice } = does;
  const modifies = isModifying(does);
  const by = asForce ? 'force' : key;
  const about = { attack, side, dice, by, spends: spentBy(cost), rerolls: does.kind === 'reroll' && !does.afresh };
  if (attack.range === 0 && isStopped(table, attack, side, one) && ruled(table, 'modify', null, about) !== 'may') {
    return { kind: 'attackRangeZero' };
  }
  if (!modifies) return null;
  if (cap?.left === 0) return { kind: 'alreadyRerolled' };
  return forbidden(table, 'modify', null, about);
}

/** To cancel is not to modify; to roll once more is, though it is no reroll. */
export const isModifying = ({ kind }: DiceChange): boolean => kind !== 'cancel' && kind !== 'other';

/** At range 0 an enemy touches no defense dice and cancels none; in a primary attack nobody but the defender, the attack dice. */
function isStopped(table: Table, attack: Attack, side: Side, one: Modification): boolean {
  const { dice } = one.does;
  if (dice === 'defense') return side === 'attacker';
  return isModifying(one.does) && isPrimary(table, attack) && !(side === 'defender' && isByDefender(attack, one));
}

/** By its own card, or one of a friend's that it pays for itself. */
const isByDefender = ({ defender }: Attack, { ref, cost }: Modification): boolean =>
  !ref || ref.ship === defender || cost.some(effect => 'ship' in effect && effect.ship === defender);

const spentBy = (cost: Effects): readonly (Token | 'lock')[] =>
  gathered(cost, one => {
    if (one.do === 'removeToken' && one.spent) return [one.token];
    return one.do === 'breakLock' && one.spent ? ['lock'] : [];
  });

const isPrimary = (table: Table, { attacker, weapon }: Attack): boolean =>
  weaponOf(table, attackerOf(table, attacker), weapon).card === null;

function atHand(table: Table, attack: Attack, at: DiceMoment, side: Side): readonly Modification[] {
  const unit = attack[side];
  const found = isShipId(unit) ? [] : ofRemote(table, attack, unit, at);
  const topic = at === 'attack' || at === 'defense' ? '' : at;
  for (const one of abilitiesFor(table, 'dice', topic, [attack.attacker, attack.defender])) {
    if (one.ability.kind !== 'dice' || one.ability.as !== side) continue;
    for (const each of ofAbility(table, attack, one, one.ability, at)) found.push(each);
  }
  // Tokens, Force and locks come first.
  return found.sort((a, b) => Number(a.once !== undefined) - Number(b.once !== undefined));
}

/** What a remote's own card lets it do to its dice; one that was destroyed may have left by now. */
function ofRemote({ state, rules }: Table, { used }: Attack, id: DeviceTokenId, at: DiceMoment): Modification[] {
  const token = state.devices[id];
  const changes = token ? (rules.deviceRule(token.device).modifies ?? []) : [];
  return changes
    .map((does, index) => ({ key: `${id}:${index}`, does, cost: [], once: `${id}:${index}`, ref: null }))
    .filter(({ key, does }) => does.dice === at && !used.includes(key));
}

const NOTHING: readonly Modification[] = [];

/** One for each who could pay. Rules are known by their own name, and may be used again and again. */
function ofAbility(
  table: Table,
  attack: Attack,
  one: AbilityInPlay,
  ability: Dice,
  at: DiceMoment,
): readonly Modification[] {
  const { ref, self } = one;
  const own = ability.as === 'attacker' ? 'attack' : 'defense';
  const fixed = typeof ability.does === 'function' ? null : (ability.does.dice ?? own);
  if (fixed && (at === 'attack' || at === 'defense') && fixed !== at) return NOTHING;
  const isRule = ref.source.startsWith('rule:');
  if (!isRule && isSpent(attack, ref, ability)) return NOTHING;
  const subject = ability.units ? self : subjectOf(table, one, undefined, attack);
  if (!subject) return NOTHING;
  const scene = sceneAt(table, one, subject, { attack });
  if (!holds(table, one, subject, scene)) return NOTHING;
  const record = typeof ability.does === 'function' ? ability.does(scene) : ability.does;
  if (!record) return NOTHING;
  const whole = wholeChange(record, own);
  const cap = whole.kind === 'reroll' && !whole.afresh ? rerollsLeft(table, attack, ability.as, whole.dice) : null;
  const capped = cap && whole.kind === 'reroll' ? { ...whole, most: Math.min(whole.most, cap.left) } : whole;
  const does = limited(capped, focusLimit(table, attack, isRule ? subject.id : ref.ship));
  if ((at === 'attack' || at === 'defense') && does.dice !== at) return NOTHING;
  const key = isRule ? ref.name : `${ref.ship}:${ref.source}:${ref.name}`;
  const each = ability.each ?? false;
  const bill = { self, source: ref.source, subject, attack };
  const all = payments(table, bill, ability).map((payers): Modification => {
    const found: { -readonly [K in keyof Modification]: Modification[K] } = {
      key: keyFor(key, ref.ship, payers),
      does,
      cost: costOf(table, bill, ability, payers),
      ref: isRule ? null : ref,
    };
    if (ability.must) found.must = true;
    if (ability.asForce) found.asForce = true;
    if (!isRule) found.once = each ? found.key : onceOf(attack, ref, ability);
    if (cap) found.cap = cap;
    return found;
  });
  return each ? all.filter(one => !attack.used.includes(one.key)) : all;
}

/** A card's record with its pool, made once: what is known of a change is kept by it. */
const wholes = { attack: new WeakMap<DiceRecord, DiceChange>(), defense: new WeakMap<DiceRecord, DiceChange>() };

function wholeChange(record: DiceRecord, own: Pool): DiceChange {
  let whole = wholes[own].get(record);
  if (!whole) {
    whole = { dice: own, ...record };
    wholes[own].set(record, whole);
  }
  return whole;
}

/** Whether it has been used in this attack as often as it may; one that each can pay may be used again. */
export const isSpent = (attack: Attack, ref: AbilityRef, ability: Dice): boolean =>
  !ability.each && attack.used.includes(onceOf(attack, ref, ability));

/** What is used up with it: its own name, or one that it shares; after a reroll it may be used again. */
function onceOf(attack: Attack, { ship, source, name }: AbilityRef, { as, at, shares }: Dice): string {
  const key = `${ship}:${source}:${shares ?? name}`;
  if (at !== 'rolled') return key;
  const again = diceOf(attack, as === 'attacker' ? 'attack' : 'defense').filter(({ rerolled }) => rerolled).length;
  return again > 0 ? `${key}#${again}` : key;
}

export const rerolledBy = ({ rerolls }: Attack, side: Side, dice: Pool): number => rerolls?.[`${side}:${dice}`] ?? 0;

/** Without a card that says so, there is no end to them. */
function rerollsLeft(table: Table, attack: Attack, side: Side, dice: Pool): Modification['cap'] | null {
  const most = quantity(table, 'rerolls', Number.POSITIVE_INFINITY, null, { attack, side, dice });
  if (!Number.isFinite(most)) return null;
  return { of: `rerolls:${side}:${dice}`, left: Math.max(0, most - rerolledBy(attack, side, dice)) };
}

/** Whoever else pays is part of the name. */
const keyFor = (key: string, ship: ShipId, payers: readonly ShipId[]): string =>
  [key, ...payers.filter(payer => payer !== ship)].join('+');

export const diceOf = (attack: Attack, pool: Pool): readonly (AttackDie | DefenseDie)[] =>
  pool === 'attack' ? attack.attackDice : attack.defenseDice;

const isWithin = (focus: FocusLimit | undefined, face: Face): boolean => face !== 'focus' || focus?.left !== 0;

function isUseful(attack: Attack, does: DiceChange): boolean {
  const dice = diceOf(attack, does.dice);
  switch (does.kind) {
    case 'reroll':
      return (
        does.most > 0 &&
        dice.some(
          ({ rerolled, face }) =>
            (!rerolled || does.afresh) && (does.only?.includes(face) ?? true) && isWithin(does.focus, face),
        )
      );
    case 'change':
      return dice.some(({ face }) => does.from.includes(face) && isWithin(does.focus, face));
    case 'cancel':
      return dice.some(({ face }) => does.faces.includes(face));
    case 'spend':
      return dice.some(({ face }) => face === does.face);
    case 'add':
    case 'other':
      return true;
  }
}
