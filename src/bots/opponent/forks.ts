import type { PlayerView } from '../../engine';
import type { Choice, ChosenAnswer, Decision } from '../../engine/core/decision';
import type { ShipId } from '../../engine/core/ids';
import type { GameState } from '../../engine/core/state';
import { isTakingBack } from '../random';
import { type Belief, shareOf, spread } from './guesses';
import { type Found, type Mind, weigh } from './mind';
import { shipOfTopic } from './topic';
import { type Terms, totalOf } from './why';

/** Questions that go on with what was begun: looked through to their end. */
const GOES_ON: ReadonlySet<Decision['topic']['kind']> = new Set([
  'barrelRoll',
  'boost',
  'lock',
  'pointTurret',
  'reinforce',
  'coordinate',
  'jam',
  'chooseMarker',
  'chooseAction',
  'reload',
  'slam',
  'chooseLanding',
  'tractorMove',
  'tractorTurn',
]);
const MOST_DEEP = 3;

interface Tried {
  readonly choice: Choice;
  /** The table that it leads to, if one goes on as well as can be. */
  readonly leads: GameState;
  readonly terms: Terms;
}

/** So many of the answers that looked best are held against all guesses; the others only against a few. */
const SECOND_LOOK = 4;

/** Tries each answer in a game that looks like this one, and looks at what comes of it: any card, whatever it says. */
export function tryAll(mind: Mind, view: PlayerView, decision: Decision): Found | null {
  const { level } = mind;
  const all = mind.beliefIn(view);
  const few = spread(all, level.against);
  const imagined = imagine(mind, view, decision);
  if (!imagined) return null;
  const budget = Math.max(2, Math.ceil(level.forks * shareOf(mind.modelFor(view))));
  const tried = bestFirst(tryEach(mind, imagined, decision, few, budget, 0));
  const looked = few.length < all.length ? lookAgain(mind, tried.slice(0, SECOND_LOOK), all) : tried;
  const [best, second] = looked;
  const ship = shipOfTopic(decision.topic);
  return best ? foundOf(best, second, ship) : null;
}

const foundOf = ({ choice, terms }: Tried, second: Tried | undefined, ship: ShipId | null): Found => ({
  choice,
  terms,
  ship,
  second: second ? { choice: second.choice, terms: second.terms } : null,
  targets: [],
});

const bestFirst = (tried: readonly Tried[]): readonly Tried[] =>
  tried.toSorted((a, b) => totalOf(b.terms) - totalOf(a.terms));

const lookAgain = (mind: Mind, tried: readonly Tried[], all: Belief): readonly Tried[] =>
  bestFirst(tried.map(one => ({ ...one, terms: weigh(mind, one.leads, all) })));

/** A facedown condition can make a question that no guess would ask again: then there is nothing to try it in. */
export function imagine(mind: Mind, view: PlayerView, decision: Decision): GameState | null {
  try {
    return mind.engine.imagine(view, Math.floor(mind.chanceFor(decision)() * 1e9));
  } catch {
    return null;
  }
}

function tryEach(
  mind: Mind,
  state: GameState,
  asked: Decision,
  belief: Belief,
  budget: number,
  depth: number,
): readonly Tried[] {
  const { engine, me } = mind;
  const legal = engine.legalAnswers(state, me).filter(one => one.decision === asked.id && !takesBack(one));
  const forks = spread(legal, budget).flatMap(given => {
    const fork = engine.fork(state);
    return fork.answer(fork.state, given).ok ? [{ choice: given.choice, state: fork.state }] : [];
  });
  const goesOn = (one: GameState) =>
    depth < MOST_DEEP
      ? one.pending.find(next => next.player === me && GOES_ON.has(next.topic.kind) && isSameShip(next, asked))
      : undefined;
  const going = forks.filter(one => goesOn(one.state)).length;
  const share = going > 0 ? Math.floor((budget - forks.length) / going) : 0;
  return forks.map(({ choice, state: after }) => {
    const next = share > 1 ? goesOn(after) : undefined;
    const further = next ? tryEach(mind, after, next, belief, share, depth + 1) : [];
    const [best] = bestFirst(further);
    return { choice, leads: best?.leads ?? after, terms: best?.terms ?? weigh(mind, after, belief) };
  });
}

const takesBack = ({ choice }: ChosenAnswer): boolean => 'option' in choice && isTakingBack(choice.option);

function isSameShip(a: Decision, b: Decision): boolean {
  const [one, other] = [shipOfTopic(a.topic), shipOfTopic(b.topic)];
  return one === null || other === null || one === other;
}
