import { ruleOf } from '../../content/devices';
import type { DiceChange } from '../../core/ability';
import type { Effects } from '../../core/effect';
import type { Face } from '../../core/event';
import type { Attack, AttackDie, DefenseDie } from '../../core/frame';
import { type DeviceTokenId, isShipId } from '../../core/ids';
import type { Reason } from '../../core/reason';
import type { Ship } from '../../core/state';
import type { Table } from '../../core/table';
import { abilitiesInPlay, forbidden, sceneOf } from '../../look/abilities';
import { attackerOf, weaponOf } from '../../look/attack';
import { deviceOf } from '../../look/devices';
import { playerOf, shipOf } from '../../look/ships';
import { hasLock } from '../../look/status';

export type Pool = 'attack' | 'defense';
export type Side = 'attacker' | 'defender';

/** A way to change the dice: what it does, as data, and what it costs. */
export interface Modification {
  readonly key: string;
  readonly does: DiceChange;
  readonly cost: Effects;
  /** Done at the end of the step even if the player passes. */
  readonly must?: boolean;
  /** Once an attack, whatever it costs: cards. */
  readonly once?: true;
}

/** All that one side may do to one pool now. */
export const modifications = (table: Table, attack: Attack, pool: Pool, side: Side): readonly Modification[] =>
  atHand(table, attack, pool, side).filter(one => !blockOf(table, attack, pool, side, one));

/** What one side may do to one pool if the dice give it something to change. */
export const allowed = (table: Table, attack: Attack, pool: Pool, side: Side): readonly Modification[] =>
  atHand(table, attack, pool, side).filter(({ key }) => !barOf(table, attack, pool, side, key));

/** What a side has for these dice and cannot use now, with the reason. For those who ask why: play never does. */
export const withheld = (
  table: Table,
  attack: Attack,
  pool: Pool,
  side: Side,
): readonly { readonly key: string; readonly blocked: Reason }[] =>
  atHand(table, attack, pool, side).flatMap(one => {
    const blocked = blockOf(table, attack, pool, side, one);
    return blocked ? [{ key: one.key, blocked }] : [];
  });

/** Tokens, Force and locks are for one's own dice; cards say for which. */
const atHand = (table: Table, attack: Attack, pool: Pool, side: Side): readonly Modification[] => [
  ...((pool === 'attack') === (side === 'attacker') ? standard(table, attack, pool) : []),
  ...ofCards(table, attack, pool, side),
];

function blockOf(table: Table, attack: Attack, pool: Pool, side: Side, { key, does }: Modification): Reason | null {
  // A token cannot be spent for nothing.
  return isUseful(attack, does) ? barOf(table, attack, pool, side, key) : { kind: 'nothingToChange' };
}

function barOf(table: Table, attack: Attack, pool: Pool, side: Side, key: string): Reason | null {
  if (attack.range === 0 && side === 'attacker' && (pool === 'defense' || isPrimary(table, attack))) {
    return { kind: 'attackRangeZero' };
  }
  return pool === 'attack' ? forbidden(table, 'modifyAttackDice', { attack, modification: key, side }) : null;
}

const isPrimary = (table: Table, { attacker, weapon }: Attack): boolean =>
  weaponOf(table, attackerOf(table, attacker), weapon).card === null;

/** What a remote's own card lets it do to its dice. */
const ofRemote = (table: Table, { used }: Attack, id: DeviceTokenId, pool: Pool): readonly Modification[] =>
  (ruleOf(deviceOf(table, id).device).modifies ?? [])
    .map((does, index) => ({ key: `${id}:${index}`, does, cost: [], once: true as const }))
    .filter(({ key, does }) => does.dice === pool && !used.includes(key));

/** Tokens, Force and locks. */
function standard(table: Table, attack: Attack, pool: Pool): readonly Modification[] {
  const id = pool === 'attack' ? attack.attacker : attack.defender;
  if (!isShipId(id)) return ofRemote(table, attack, id, pool);
  const ship: Ship = shipOf(table.state, id);
  const to: Face = pool === 'attack' ? 'hit' : 'evade';
  const change = (from: Face, most: number): DiceChange => ({ kind: 'change', dice: pool, from: [from], to, most });
  const token = (name: 'focus' | 'calculate' | 'evade'): Effects => [
    { do: 'removeToken', ship: id, token: name, spent: true },
  ];
  const found: Modification[] = [];
  if (ship.tokens.focus > 0) found.push({ key: 'focus', does: change('focus', 6), cost: token('focus') });
  if (ship.tokens.calculate > 0) found.push({ key: 'calculate', does: change('focus', 1), cost: token('calculate') });
  if (ship.force > 0)
    found.push({ key: 'force', does: change('focus', 1), cost: [{ do: 'spendForce', ship: id, count: 1 }] });
  if (pool === 'defense' && ship.tokens.evade > 0) {
    found.push({ key: 'evade:blank', does: change('blank', 1), cost: token('evade') });
    found.push({ key: 'evade:focus', does: change('focus', 1), cost: token('evade') });
  }
  if (pool === 'attack' && hasLock(ship, attack.defender)) {
    const cost: Effects = [{ do: 'breakLock', ship: id, object: attack.defender, spent: true }];
    found.push({ key: 'lock', does: { kind: 'reroll', dice: 'attack', most: 6 }, cost });
  }
  return found;
}

function ofCards(table: Table, attack: Attack, pool: Pool, side: Side): readonly Modification[] {
  const player = playerOf(table.state, side === 'attacker' ? attack.attacker : attack.defender);
  const found: Modification[] = [];
  for (const one of abilitiesInPlay(table, 'diceMod')) {
    const { ability, ref } = one;
    if (ability.kind !== 'diceMod' || ability.does.dice !== pool) continue;
    const key = `${ref.ship}:${ref.source}:${ref.index}`;
    const scene = { ...sceneOf(table, one), attack };
    if (attack.used.includes(key) || !ability.if(scene) || ability.by(scene) !== player) continue;
    found.push({ key, does: ability.does, cost: ability.cost(scene), must: ability.must, once: true });
  }
  return found;
}

export const diceOf = (attack: Attack, pool: Pool): readonly (AttackDie | DefenseDie)[] =>
  pool === 'attack' ? attack.attackDice : attack.defenseDice;

function isUseful(attack: Attack, does: DiceChange): boolean {
  const dice = diceOf(attack, does.dice);
  return does.kind === 'reroll' ? dice.some(die => !die.rerolled) : dice.some(({ face }) => does.from.includes(face));
}
