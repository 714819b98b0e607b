import type { Attack } from '../core/frame';
import { gathered } from '../core/list';
import type { Table } from '../core/table';
import { attackDiceCount, defenseDiceCount } from '../rules/attack/count';
import { cancelingIn, reinforcements, resultsLeft } from '../rules/attack/results';
import { asTheyAre, changesAfter } from './afterwards';
import { critsOf, type Dice, diceFrom, facing, hitsOf, rollsOf } from './dice';
import { leftOut, unwrittenOn } from './leavesOut';
import { type Move, type Point, still } from './moves';
import { rememberedSolver } from './remembered';
import { resultOf } from './result';
import { type Problem, type Solver, solverFor } from './solver';
import type { Ahead, Stage } from './stages';
import type { Odds } from './types';
import { isIdleMoment, lookerAt, type ModifyStep, type Uses, usesIn } from './uses';
import { type Watched, watch } from './watched';

/** An attack ready to be reckoned from where it stands. */
export interface Reckoned {
  readonly start: Point;
  readonly stages: readonly Stage[];
  readonly uses: Uses;
  readonly solver: Solver;
  readonly oddsFrom: (move: Move) => Odds;
}

export function reckon(table: Table, ahead: Ahead): Reckoned {
  const { attack, stages: all, neutralizes, afterwards } = ahead;
  const watched = watch(attack);
  const look = lookerAt(table, watched);
  const stages = all.filter(stage => stage.kind !== 'modify' || !isIdleMoment(look, stage));
  const { attack: attackDie, defense: defenseDie } = table.rules.catalog.dice;
  const steps = gathered(stages, (stage): readonly ModifyStep[] => (stage.kind === 'modify' ? [stage] : []));
  const uses = usesIn(table, attack, steps, look);
  const reinforce = reinforcements(table, attack);
  const canceling = cancelingIn(table, attack);
  const changed = afterwards ? changesAfter(table, attack) : asTheyAre;
  const rolls = stages.some(stage => stage.kind === 'roll' && stage.pool === 'attack');
  const attackDice = rolls ? attackDiceCount(table, attack) : 0;
  const defenseDice = defenseDiceFor(table, attack, watched);
  const problem: Problem = {
    stages,
    uses,
    count: {
      attack: () => attackDice,
      defense: typeof defenseDice === 'number' ? () => defenseDice : defenseDice,
    },
    rolls: { attack: rollsOf('attack', attackDie), defense: rollsOf('defense', defenseDie) },
    left: (hits, crits, evades) => {
      if (!neutralizes) return changed(hits, crits);
      const [hitsLeft, critsLeft] = resultsLeft(hits, crits, evades, reinforce, canceling);
      return changed(hitsLeft, critsLeft);
    },
  };
  const solver =
    typeof defenseDice === 'number' && changed === asTheyAre
      ? rememberedSolver(table.rules.catalog.dice, problem, {
          attackDice,
          defenseDice,
          neutralizes,
          reinforce,
          canceling,
        })
      : solverFor(problem);
  const [leavesOut, unwritten] = [leftOut(table, ahead), unwrittenOn(table)];
  const oddsFrom = (move: Move): Odds => {
    const outcomes = solver.outcomes(move);
    return resultOf(table, attack, outcomes, {
      leavesOut: uses.leftOut.size === 0 ? leavesOut : [...new Set([...leavesOut, ...uses.leftOut])],
      unwritten,
    });
  };
  return { start: { at: 0, dice: diceNow(attack, stages), spent: 0 }, stages, uses, solver, oddsFrom };
}

/** How many defense dice meet these results: the same for all, unless a card counts them. */
function defenseDiceFor(table: Table, attack: Attack, watched: Watched): number | ((dice: Dice) => number) {
  const { value: count, looks } = watched(shown => defenseDiceCount(table, shown));
  if (!looks) return count;
  const showing = (face: 'hit' | 'crit', many: number) =>
    Array.from({ length: many }, () => ({ face, rerolled: false }));
  return dice =>
    defenseDiceCount(table, {
      ...attack,
      attackDice: [...showing('hit', hitsOf(dice)), ...showing('crit', critsOf(dice))],
    });
}

/** Once defense dice are rolled, they are looked at beside what the attack dice came to. */
function diceNow(attack: Attack, stages: readonly Stage[]): Dice {
  const dice = diceFrom('attack', attack.attackDice);
  const isAhead = stages.some(stage => stage.kind === 'roll' && stage.pool === 'defense');
  return isAhead ? dice : facing(dice) + diceFrom('defense', attack.defenseDice);
}

/** The odds of going on from where it stands. */
export const oddsNow = ({ start, oddsFrom }: Reckoned): Odds => oddsFrom(still(start, 'attack'));
