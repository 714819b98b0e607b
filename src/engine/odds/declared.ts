import type { Attack } from '../core/frame';
import type { Table } from '../core/table';
import { aimAt, attackerOf, isObstructed, weaponOf } from '../look/attack';
import {
  attackDiceCount,
  attackDiceParts,
  type DicePart,
  defenseDiceCount,
  defenseDiceParts,
} from '../rules/attack/count';
import { linesTo, newAttack } from '../rules/attack/declare';
import { oddsNow, reckon } from './attack';
import { wholeAttack } from './stages';
import type { AttackOdds, AttackQuestion, DiceNote } from './types';

/** An attack as it would be declared; of several lines the attacker takes one that nothing obstructs. */
function attackFor(table: Table, { attacker, target, weapon }: AttackQuestion): Attack | null {
  const unit = attackerOf(table, attacker);
  const aim = aimAt(table, unit, weaponOf(table, unit, weapon), target);
  if (!aim) return null;
  const lines = linesTo(table, attacker, target, aim);
  const obstructedBy = lines.find(line => !isObstructed(table, line)) ?? lines[0] ?? [];
  const { arc, range } = aim;
  return newAttack(table, { ship: attacker, target, weapon, arc, range, obstructedBy, bonus: false });
}

/** What was paid in an attack that is under way, or in its aftermath, is no part of the next. */
function besidesAttack(table: Table): Table {
  const { notes } = table.state;
  if (notes.every(({ frame }) => frame === null)) return table;
  return { ...table, state: { ...table.state, notes: notes.filter(({ frame }) => frame === null) } };
}

export function oddsOfAttack(now: Table, question: AttackQuestion): AttackOdds | null {
  const table = besidesAttack(now);
  const attack = attackFor(table, question);
  if (!attack) return null;
  const attackDice = attackDiceCount(table, attack);
  const defenseDice = defenseDiceCount(table, attack);
  return {
    ...oddsNow(reckon(table, wholeAttack(table.state, attack))),
    attackDice,
    defenseDice,
    range: attack.range,
    obstructed: isObstructed(table, attack.obstructedBy),
    notes: [
      ...notesOf('attack', attackDice, attackDiceParts(table, attack)),
      ...notesOf('defense', defenseDice, defenseDiceParts(table, attack)),
    ],
  };
}

function notesOf(dice: DiceNote['dice'], count: number, parts: readonly DicePart[]): readonly DiceNote[] {
  const rest = count - parts.reduce((sum, { add }) => sum + add, 0);
  return [
    ...parts.map(part => ({ dice, ...part })),
    ...(rest === 0 ? [] : [{ dice, add: rest, why: 'limit' } as const]),
  ];
}
