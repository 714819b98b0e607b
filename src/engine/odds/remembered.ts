import type { Catalog } from '../../catalog/catalog';
import type { Problem, Solver } from './solver';
import { solverFor } from './solver';
import type { Stage } from './stages';
import { changeName } from './ways';

/** What of a problem is no number, and comes to these. */
export interface Told {
  readonly attackDice: number;
  readonly defenseDice: number;
  readonly neutralizes: boolean;
  readonly reinforce: number;
  readonly canceling: string;
}

const kept = new WeakMap<Catalog['dice'], Map<string, Solver>>();
const MOST_KEPT = 200;

/**
 * The same dice, the same tokens and cards for them, the same range come again and again: a solver is kept with all
 * that it has worked out. Its name holds whatever it reads; a problem that looks at dice to say what it is has none.
 */
export function rememberedSolver(dice: Catalog['dice'], problem: Problem, told: Told): Solver {
  const { stages, uses } = problem;
  if (stages.some(stage => stage.kind === 'modify' && uses.vary(stage))) return solverFor(problem);
  let solvers = kept.get(dice);
  if (!solvers) {
    solvers = new Map();
    kept.set(dice, solvers);
  }
  const { attackDice, defenseDice, neutralizes, reinforce, canceling } = told;
  let name = `${attackDice} ${defenseDice} ${neutralizes} ${reinforce} ${canceling}`;
  for (const stage of stages) name += `|${nameOf(problem, stage)}`;
  let solver = solvers.get(name);
  if (!solver) {
    solver = solverFor(problem);
    if (solvers.size >= MOST_KEPT) solvers.clear();
    solvers.set(name, solver);
  }
  return solver;
}

function nameOf({ uses }: Problem, stage: Stage): string {
  if (stage.kind === 'roll') return stage.pool;
  const { pool, side, kind } = stage;
  if (kind === 'apply') return `${kind} ${pool} ${side} ${changeName(stage.does)}`;
  let name = `${stage.what} ${pool} ${side}`;
  for (const { does, must, prices, twin } of uses.at(stage, 0)) {
    name += ` ${changeName(does)} ${must} ${twin}`;
    for (const { amount, limit, shift, mask } of prices) name += ` ${amount} ${limit} ${shift} ${mask}`;
  }
  return name;
}
