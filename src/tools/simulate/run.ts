import { type Engine, engineOver } from '../../engine';
import type { Rules } from '../../engine/core/table';
import { playedAgain } from './again';
import { createCoverage, type Missing } from './coverage';
import { EXPLAINED } from './explained';
import { type Failure, keep } from './failure';
import { LEADS, type Plan, planOf, type Wanted } from './plan';
import { playGame } from './play';
import type { Count } from './tally';

export interface Order extends Wanted {
  readonly games: number;
  readonly seed: number;
  /** At most so many games more, built around the cards that were never used, until each has been. */
  readonly chase?: number;
}

export interface Report {
  readonly games: number;
  readonly midgames: number;
  readonly answers: number;
  readonly rounds: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  /** How many games by scenario, and by the profile within it. */
  readonly scenarios: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly failures: readonly Failure[];
  readonly missing: Missing;
  /** By card that is written. */
  readonly cards: Readonly<Record<string, Count>>;
}

/** Plays games by their seeds, one after another, and looks at each of them from all sides. */
export function simulate(rules: Rules, order: Order, progress: (done: number, failed: number) => void): Report {
  const coverage = createCoverage(rules);
  const engine = engineOver({
    ...rules,
    noted: effect => coverage.saw('effects', effect.do),
    held: coverage.cards.held,
  });
  const failures: Failure[] = [];
  const scenarios: Record<string, Record<string, number>> = {};
  const sums = { midgames: 0, answers: 0, rounds: 0 };
  const began = performance.now();
  let games = 0;
  for (; games < order.games + (order.chase ?? 0); games++) {
    const cards = games < order.games ? order.cards : neverUsed(coverage.cards.counts()).filter(id => LEADS.test(id));
    if (cards?.length === 0) break;
    const plan = planOf(rules, { ...order, ...(cards ? { cards } : {}) }, order.seed + games);
    const result = wholeGame(engine, coverage, plan);
    const { profile, scenario } = plan.setup;
    scenarios[scenario] ??= {};
    scenarios[scenario][profile] = (scenarios[scenario][profile] ?? 0) + 1;
    sums.midgames += plan.midgame ? 1 : 0;
    sums.answers += result.answers;
    sums.rounds += result.rounds;
    if (result.failure) failures.push(result.failure);
    progress(games + 1, failures.length);
  }
  const seconds = (performance.now() - began) / 1000;
  return {
    games,
    ...sums,
    seconds,
    gamesPerSecond: games / seconds,
    scenarios,
    failures,
    missing: coverage.missing(),
    cards: coverage.cards.counts(),
  };
}

/** Those that nothing explains. */
export const neverUsed = (cards: Report['cards']): readonly string[] =>
  Object.keys(cards).filter(id => cards[id]!.used === 0 && !(id in EXPLAINED));

function wholeGame(engine: Engine, coverage: ReturnType<typeof createCoverage>, plan: Plan) {
  const played = playGame(engine, coverage, plan);
  const fault = played.fault ?? playedAgain(engine, played);
  const rounds = (played.end?.round ?? 0) - (plan.midgame ? (played.start?.round ?? 1) - 1 : 0);
  return { answers: played.answers.length, rounds, failure: fault ? keep({ ...played, fault }) : null };
}
