import type { Attack } from '../core/frame';
import type { Table } from '../core/table';
import { attackDiceCount, defenseDiceCount } from '../rules/attack/count';
import { reinforcements, resultsLeft } from '../rules/attack/results';
import { type Dice, diceFrom, facing, rollsOf } from './dice';
import { leftOut } from './leavesOut';
import { type Move, type Point, still } from './moves';
import { resultOf } from './result';
import { type Solver, solverFor } from './solver';
import type { Ahead, Stage } from './stages';
import type { Odds } from './types';
import { type ModifyStep, type Uses, usesIn } from './uses';

/** An attack ready to be reckoned from where it stands. */
export interface Reckoned {
  readonly start: Point;
  readonly stages: readonly Stage[];
  readonly uses: Uses;
  readonly solver: Solver;
  readonly oddsFrom: (move: Move) => Odds;
}

export function reckon(table: Table, { attack, stages, neutralizes }: Ahead): Reckoned {
  const { attack: attackDie, defense: defenseDie } = table.rules.catalog.dice;
  const steps = stages.flatMap((stage): readonly ModifyStep[] => (stage.kind === 'modify' ? [stage] : []));
  const uses = usesIn(table, attack, steps);
  const reinforce = reinforcements(table, attack);
  const solver = solverFor({
    stages,
    uses,
    count: { attack: attackDiceCount(table, attack), defense: defenseDiceCount(table, attack) },
    rolls: { attack: rollsOf('attack', attackDie), defense: rollsOf('defense', defenseDie) },
    left: (hits, crits, evades) => (neutralizes ? resultsLeft(hits, crits, evades, reinforce) : [hits, crits]),
  });
  const oddsFrom = (move: Move): Odds =>
    resultOf(table, attack, solver.outcomes(move), leftOut(table, attack, uses.leftOut));
  return { start: { at: 0, dice: diceNow(attack, stages), spent: 0 }, stages, uses, solver, oddsFrom };
}

/** Once defense dice are rolled, they are looked at beside what the attack dice came to. */
function diceNow(attack: Attack, stages: readonly Stage[]): Dice {
  const dice = diceFrom('attack', attack.attackDice);
  const isAhead = stages.some(stage => stage.kind === 'roll' && stage.pool === 'defense');
  return isAhead ? dice : facing(dice) + diceFrom('defense', attack.defenseDice);
}

/** The odds of going on from where it stands. */
export const oddsNow = ({ start, oddsFrom }: Reckoned): Odds => oddsFrom(still(start, 'attack'));
