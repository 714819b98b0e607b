import type { Engine, PlayerView } from '../../engine';
import type { Choice, Decision } from '../../engine/core/decision';
import { opponentOf, type PlayerId, type ShipId } from '../../engine/core/ids';
import { pointsOf } from '../../engine/core/score';
import type { GameState } from '../../engine/core/state';
import { randomFrom } from '../random';
import { type Belief, beliefFrom, guessDials, picksFor } from './guesses';
import { createMemory, fingerprintOf } from './kept';
import type { Level } from './levels';
import { type Model, modelOf } from './model';
import { type Plan, planDials } from './plan';
import { type FirstShot, playRound } from './round';
import { noTerms, type Terms } from './why';

/** An answer found, and how it compares. */
export interface Found {
  readonly choice: Choice;
  readonly ship: ShipId | null;
  readonly terms: Terms | null;
  readonly second: { readonly choice: Choice; readonly terms: Terms } | null;
  readonly targets: readonly ShipId[];
}

/** What one opponent thinks. It remembers only what it could think again from the same views. */
export interface Mind {
  readonly engine: Engine;
  readonly me: PlayerId;
  readonly level: Level;
  /** The same for the same question, however the game came there. */
  readonly chanceFor: (decision: Decision) => () => number;
  readonly modelFor: (state: GameState) => Model;
  readonly planFor: (view: PlayerView) => Plan;
  /** What the others are thought to have set, as it looked when dials were set. */
  readonly beliefIn: (view: PlayerView) => Belief;
  /** What is asked next; with the view from when this round's dials were set, if it was not asked then. */
  readonly lookAt: (view: PlayerView, planned?: PlayerView) => void;
}

interface Thought {
  readonly table: string;
  readonly plan: Plan;
}

export function createMind(engine: Engine, me: PlayerId, level: Level, seed: number): Mind {
  let round = -1;
  let memory = createMemory();
  let thought: Thought | null = null;
  /** By round: whoever steps back in time thinks again what was thought then. */
  const beliefs = new Map<number, Belief>();
  const chance = (what: number) => randomFrom(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(what + 1, 0x85ebca6b));
  const modelFor = (state: GameState): Model => modelOf(engine, state, me, level.weights, memory.of(state));
  function planFor(view: PlayerView): Plan {
    const table = fingerprintOf(view);
    if (thought?.table !== table) thought = { table, plan: planDials(modelFor(view), level, chance(view.round)) };
    beliefs.set(view.round, thought.plan.belief);
    return thought.plan;
  }
  return {
    engine,
    me,
    level,
    chanceFor: ({ id }) => chance(1000 + Number(id.slice(1))),
    modelFor,
    planFor,
    beliefIn(view) {
      const known = beliefs.get(view.round);
      if (known && view.phase !== 'planning') return known;
      if (view.phase === 'planning') return planFor(view).belief;
      const model = modelFor(view);
      return beliefFrom(model, guessDials(model, level, chance(view.round)));
    },
    lookAt(view, planned) {
      if (view.round !== round) memory = createMemory();
      round = view.round;
      if (view.phase !== 'planning' && planned?.round === round && !beliefs.has(round)) planFor(planned);
    },
  };
}

/** How a table stands, with the rest of the round played out against what the others may have set. */
export function weigh({ engine, me, modelFor }: Mind, state: GameState, belief: Belief): Terms {
  const model = state.phase === 'planning' ? asItStands(modelFor(state)) : modelFor(state);
  const terms = noTerms();
  const first = attackUnderWay(engine, model);
  const hidden = model.moving.some(at => !model.units[at]!.mine && model.units[at]!.places.length > 1);
  const guesses = hidden ? belief : belief.slice(0, 1);
  if (guesses.length === 0) playRound(model, new Int32Array(model.units.length), terms, first);
  for (const codes of guesses) playRound(model, picksFor(model, codes), terms, first);
  for (const term of Object.keys(terms) as (keyof Terms)[]) terms[term] /= Math.max(1, guesses.length);
  terms.score = pointsOf(state.score, me) - pointsOf(state.score, opponentOf(me));
  for (const { mine, worth, hp } of model.units) terms.score += (mine ? 1 : -1) * worth[hp]!;
  terms.tokens = tokensWorth(model);
  return terms;
}

/** An answer that ended the round: points are scored, and nobody has set a dial. Where all stand is what it came to. */
const asItStands = (model: Model): Model => ({
  ...model,
  moving: [],
  shooting: [],
  weights: { ...model.weights, mission: 0 },
});

/** What the attack under way will come to. */
export function attackUnderWay(engine: Engine, { table, units }: Model): FirstShot | null {
  const frame = table.state.agenda.findLast(one => one.kind === 'attack');
  if (frame?.kind !== 'attack') return null;
  const target = units.findIndex(({ id }) => id === frame.attack.defender);
  const odds = target < 0 ? null : engine.odds(table.state);
  if (!odds) return null;
  return { attacker: units.findIndex(({ id }) => id === frame.attack.attacker), target, spread: odds.spread };
}

/** What lies beside the ships and lasts. */
export function tokensWorth({ table, me, weights }: Model): number {
  let sum = 0;
  for (const { where, player, charges, upgrades, locks, force, tokens } of Object.values(table.state.ships)) {
    if (where !== 'table') continue;
    const all = charges + upgrades.reduce((a, one) => a + one.charges, 0);
    const aims = locks.some(id => id.startsWith('ship:') && table.state.ships[id as ShipId]?.player !== player);
    // On anything else a lock is only in the way of the next one.
    const aimed = aims ? 0.1 : locks.length > 0 ? -0.02 : 0;
    const green = tokens.focus + tokens.evade + tokens.calculate;
    const good = 0.12 * all + 0.1 * force + aimed + weights.token * green;
    const bad = 0.06 * tokens.stress + 0.15 * tokens.strain + 0.15 * tokens.deplete + 0.3 * tokens.ion;
    sum += (player === me ? 1 : -1) * (good - bad);
  }
  return sum;
}
