import type { Choice, Decision } from '../core/decision';
import type { Table } from '../core/table';
import { oddsNow, reckon } from './attack';
import { choicesIn, oddsOfOptions } from './options';
import { aheadOf } from './stages';
import type { ChoiceOdds, Odds } from './types';

export { oddsOfAttack } from './declared';

export function odds(table: Table): Odds | null {
  const ahead = aheadOf(table.state);
  return ahead && oddsNow(reckon(table, ahead));
}

export function oddsAfter(table: Table, decision: Decision): ChoiceOdds | null {
  const ahead = aheadOf(table.state);
  if (!ahead) return null;
  const reckoned = reckon(table, ahead);
  const choices = choicesIn(reckoned, ahead.attack, decision);
  return choices && oddsOfOptions(reckoned, choices, decision);
}

export function oddsOfChoice(table: Table, decision: Decision, choice: Choice): Odds | null {
  const ahead = aheadOf(table.state);
  if (!ahead) return null;
  const reckoned = reckon(table, ahead);
  const choices = choicesIn(reckoned, ahead.attack, decision);
  const moves = choices?.movesOf(choice) ?? [];
  return choices && moves.length > 0 ? reckoned.oddsFrom(reckoned.solver.bestOf(moves, choices.side).move) : null;
}
