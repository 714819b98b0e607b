import type { DiceChange } from '../../core/ability';
import type { Attack } from '../../core/frame';
import type { Table } from '../../core/table';
import type { Window } from '../../core/window';
import { abilitiesInPlay } from '../../look/abilities';
import type { Side } from './modifications';

/** What using a modification tells of: where a card waits for one of these, spending matters by itself. */
const TOLD: readonly Window[] = ['after:spend', 'after:modify'];

/**
 * Whether a change of the dice can make any difference to its side. Nobody is asked to reroll crits of their own,
 * or about defense dice where every hit and crit is canceled already.
 */
export function mayMatter(table: Table, attack: Attack, does: DiceChange, side: Side): boolean {
  if (TOLD.some(at => abilitiesInPlay(table, 'triggered', at).length > 0)) return true;
  // Given up for something that is no result.
  if (does.kind === 'other' || (does.kind === 'spend' && does.then.length > 0)) return true;
  const { attackDice, defenseDice } = attack;
  // A result given up for something else has nothing to do with hits.
  if ((does.kind === 'spend' || does.kind === 'change') && does.then && does.then.length > 0) return true;
  if (does.dice === 'attack')
    return (
      side === 'defender' ||
      does.kind !== 'reroll' ||
      attackDice.some(die => (!die.rerolled || does.afresh) && die.face !== 'crit')
    );
  const hits = attackDice.filter(({ face }) => face === 'hit' || face === 'crit').length;
  const evades = defenseDice.filter(({ face }) => face === 'evade').length;
  return side === 'attacker' ? hits > 0 : hits > evades;
}
