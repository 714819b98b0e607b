import type { Amount, AttackScene, Dice, Quantities, QuantityName, Scene, Triggered } from '../core/ability';
import type { Attack, Trigger } from '../core/frame';
import type { Reason } from '../core/reason';
import type { GameState, Ship } from '../core/state';
import type { Table } from '../core/table';
import { type Cost, costsIn } from '../core/terms';
import type { Moment, When } from '../core/window';
import { type AbilityInPlay, attackIn, isActive, sceneOf, subjectOf } from '../look/abilities';
import { whyUnused } from '../look/moments';
import { changeBy } from '../look/quantities';
import { missing, unmet } from '../look/rulings';
import { allShips } from '../look/ships';
import { nearestReason, whyNot } from '../look/terms';
import { cardBlock, keyOf } from '../rules/actions/cards';
import { isSpent, withheld } from '../rules/attack/modifications';

/** How an ability stands at this point of the game. */
export type Stand =
  /** Among the answers to a question. */
  | { readonly is: 'open' }
  /** Its effect is there without being asked for. */
  | { readonly is: 'works' }
  /** Nothing is in its way: it waits for its moment, or simply until its case comes (null). */
  | { readonly is: 'waits'; readonly when: When | null }
  | { readonly is: 'not'; readonly reason: Reason };

const WORKS: Stand = { is: 'works' };
const waits = (when: When | null): Stand => ({ is: 'waits', when });
const not = (reason: Reason): Stand => ({ is: 'not', reason });
const orElse = (reason: Reason | null, stand: Stand): Stand => (reason ? not(reason) : stand);

/** How an ability stands that no question offers: from its terms alone, its `if` only where its scene is there. */
export function standOf(table: Table, one: AbilityInPlay): Stand {
  const { ability, self, ref } = one;
  if (!isActive(self, ref.source, ability)) {
    return not({ kind: self.where === 'reserve' ? 'inReserve' : 'otherSideUp' });
  }
  switch (ability.kind) {
    case 'triggered':
      return ofTriggered(table, one, ability as Triggered);
    case 'dice':
      return ofDice(table, one, ability);
    case 'amount':
      return ofAmount(table, one, ability as Amount);
    case 'bar':
    case 'treated':
      return orElse(unmet(table, one, self, { ...sceneOf(table, one), subject: self } as Scene), WORKS);
    case 'cannot':
    case 'may':
      return ofRuling(table, one);
    case 'instead':
    case 'templates':
      return orElse(atAnyTime(table, one), waits(null));
    case 'action':
      return orElse(ofAction(table, one), waits('performing actions'));
    default:
      return WORKS;
  }
}

/** What is known before the moment is there: a note, a use that is left, the price; of whoever's moment it will be, nothing. */
function atAnyTime(table: Table, one: AbilityInPlay): Reason | null {
  const { ability, self } = one;
  const attack = attackIn(table);
  const isLater = (cost: Cost) =>
    cost.of === 'subject' || (!attack && ('near' in cost || cost.of === 'opponent' || isLock(cost)));
  if ('cost' in ability && costsIn(ability.cost).some(isLater)) return null;
  return missing(table, one, self, attack);
}

const isLock = (cost: Cost): boolean => 'spend' in cost && cost.spend === 'lock';

/** Of one side of the attack under way: who, and the rest of the terms but `if`. */
function inAttack(table: Table, one: AbilityInPlay, attack: Attack): Reason | null {
  const { ability, self } = one;
  const as = 'as' in ability ? ability.as : undefined;
  const who = 'who' in ability ? ability.who : undefined;
  if (!as) return missing(table, one, self, attack);
  const subject = subjectOf(table, one, undefined, attack);
  if (!subject) return { kind: 'notItsPart', as };
  const own = subject.id === self.id ? null : ({ kind: 'notItsPart', as } as const);
  return (who ? whyNot(table, self, who, subject) : own) ?? missing(table, one, subject, attack);
}

function ofTriggered(table: Table, one: AbilityInPlay, ability: Triggered): Stand {
  const moment = momentOf(table.state, ability.on);
  if (moment) return orElse(whyUnused(table, one, moment), waits(ability.on));
  const attack = attackIn(table);
  const reason = attack && ability.as ? inAttack(table, one, attack) : atAnyTime(table, one);
  return reason ? not(reason) : waits(ability.on);
}

/** The window of that name which stands open, innermost first. */
function momentOf({ agenda }: GameState, on: string): Moment | null {
  for (const frame of agenda.toReversed()) {
    const triggers: readonly Trigger[] =
      frame.kind === 'ability' ? [frame.trigger] : frame.kind === 'queue' ? frame.entries : [];
    const found = triggers.find(({ moment }) => moment.at === on);
    if (found) return found.moment;
  }
  return null;
}

const whenOf = ({ at, as, does }: Dice): When => {
  if (at === 'rolled') return as === 'attacker' ? 'after:rollAttack' : 'after:rollDefense';
  if (at) return at;
  const own = as === 'attacker' ? 'attack' : 'defense';
  const dice = (typeof does === 'function' ? null : does.dice) ?? own;
  return dice === 'attack' ? 'modifying attack dice' : 'modifying defense dice';
};

/** The attack up to its Aftermath: then its dice are done with, and a remote that defended may be gone. */
function fightIn(table: Table): Attack | null {
  const attack = attackIn(table);
  return attack?.over ? null : attack;
}

/** As soon as an attack is declared, everything but the dice themselves is known. */
function ofDice(table: Table, one: AbilityInPlay, ability: Dice): Stand {
  const attack = fightIn(table);
  if (!attack) return orElse(atAnyTime(table, one), not({ kind: 'onlyInAttack' }));
  if (isSpent(attack, one.ref, ability)) return not({ kind: 'usedUp', limit: 'attack' });
  const reason = inAttack(table, one, attack);
  if (reason) return not(reason);
  const subject = subjectOf(table, one, undefined, attack)!;
  const own = unmet(table, one, subject, { ...sceneOf(table, one), attack, subject } as Scene);
  if (own) return not(own);
  const pool = ability.at ?? (whenOf(ability) === 'modifying attack dice' ? 'attack' : 'defense');
  if ((pool === 'defense' ? attack.defenseDice : attack.attackDice).length === 0) return waits(whenOf(ability));
  const block = withheld(table, attack, pool, ability.as).find(
    ({ ref }) => ref?.ship === one.ref.ship && ref.source === one.ref.source && ref.name === one.ref.name,
  );
  return block ? not(block.blocked) : waits(whenOf(ability));
}

/** Numbers that there are only in an attack: one that is forgotten here is a type error. */
const OF_ATTACKS: Readonly<Record<AttackQuantity, true>> = {
  attackDice: true,
  defenseDice: true,
  attackRange: true,
  rerolls: true,
  focusResults: true,
};
type AttackQuantity = { [Q in QuantityName]: Quantities[Q] extends AttackScene ? Q : never }[QuantityName];

function ofAmount(table: Table, one: AbilityInPlay, ability: Amount): Stand {
  const attack = fightIn(table);
  if (ability.of in OF_ATTACKS) {
    if (!attack) return orElse(atAnyTime(table, one), not({ kind: 'onlyInAttack' }));
    const reason = inAttack(table, one, attack);
    if (reason) return not(reason);
    const side = ability.as ?? 'attacker';
    const about = { attack, side, dice: side === 'attacker' ? 'attack' : 'defense' };
    return changeBy<never>(table, one, null, about as never) ? WORKS : not({ kind: 'ownCondition' });
  }
  const found = subjects(table, one);
  if (found.reason) return not(found.reason);
  // Which maneuver it will be is not known before it is in hand.
  if (ability.of === 'difficulty') return waits('before:execute');
  const works = found.ships.some(({ id }) => changeBy<never>(table, one, id, {} as never));
  return works ? WORKS : not({ kind: 'ownCondition' });
}

/** Whoever a lasting effect is about now, or why nobody. */
function subjects(
  table: Table,
  one: AbilityInPlay,
): { readonly ships: readonly Ship[]; readonly reason: Reason | null } {
  const { ability, self } = one;
  const who = 'who' in ability ? ability.who : undefined;
  if (!who || who.is === 'self') return { ships: [self], reason: missing(table, one, self, null) };
  const ships = allShips(table.state).filter(
    ship => ship.where === 'table' && whyNot(table, self, who, ship) === null && !missing(table, one, ship, null),
  );
  const reason = ships.length > 0 ? null : (nearestReason(table, self, who) ?? ({ kind: 'noTarget' } as const));
  return { ships, reason };
}

/** Where a card has something of its own to look at, that can be told only when the question comes. */
function ofRuling(table: Table, one: AbilityInPlay): Stand {
  const { ability } = one;
  const attack = fightIn(table);
  const as = 'as' in ability && ability.as !== undefined;
  if (as && !attack) return orElse(atAnyTime(table, one), not({ kind: 'onlyInAttack' }));
  const reason = as && attack ? inAttack(table, one, attack) : subjects(table, one).reason;
  if (reason) return not(reason);
  return 'if' in ability ? waits(null) : WORKS;
}

function ofAction(table: Table, one: AbilityInPlay): Reason | null {
  const { ability, self } = one;
  if (ability.kind !== 'action') return null;
  const key = keyOf(one, ability);
  if (self.round.actions.includes(key)) return { kind: 'alreadyThisRound', action: key };
  return missing(table, one, self, null) ?? cardBlock(table, self, key);
}
