import type { Engine, PlayerView } from '../../engine';
import type { Choice, ChosenAnswer, Decision } from '../../engine/core/decision';
import type { PlayerId } from '../../engine/core/ids';
import { fairRoll } from '../fairRoll';
import { isTakingBack, randomAnswer } from '../random';
import { choose } from './choose';
import { LEVELS, type LevelName, levelOf } from './levels';
import { createMind, type Found, type Mind } from './mind';
import { expectedIn } from './plan';
import { type RankedDial, type Ranking, rankDials } from './ranking';
import { placePiece } from './setup';
import { becauseOf, type Term, totalOf, type Why } from './why';

export { LEVELS, type LevelName, type RankedDial, type Ranking, type Term, type Why };

export interface Answered {
  readonly given: ChosenAnswer;
  /** Null where there was nothing to weigh. */
  readonly why: Why | null;
}

/** Someone to fly against. */
export interface Opponent {
  /**
   * Null: it is asked nothing now. `planned` is its view from when this round's dials were set: for one that was not asked then,
   * in a game taken up in the middle.
   */
  answer(view: PlayerView, planned?: PlayerView): Answered | null;
}

/**
 * It sees what a player sees: the same view, with the view from when dials were set, the same level and seed give the same
 * answer, whatever it was asked before.
 */
export function createOpponent(engine: Engine, me: PlayerId, level: LevelName, seed: number): Opponent {
  const mind = createMind(engine, me, levelOf[level], seed);
  return {
    answer(view, planned) {
      mind.lookAt(view, planned);
      const decision = view.pending.map(onward).find(one => one.player === me && one.options.length > 0);
      return decision ? answerTo(mind, view, decision) : null;
    },
  };
}

/** What the strongest level thinks of every dial that this player can set, as the player sees the table. */
export const rankedFor = (engine: Engine, view: PlayerView, me: PlayerId): readonly Ranking[] =>
  rankDials(createMind(engine, me, levelOf.ace, view.round), view);

/** It stays with what it has done. */
const onward = (decision: Decision): Decision => ({
  ...decision,
  options: decision.options.filter(({ key }) => !isTakingBack(key)),
});

function answerTo(mind: Mind, view: PlayerView, decision: Decision): Answered | null {
  const { id, player, topic } = decision;
  if (topic.kind === 'setDials') return setDial(mind, view, decision);
  const roll = fairRoll(mind.engine.rules, decision, mind.chanceFor(decision));
  if (roll) return { given: { decision: id, player, choice: roll }, why: null };
  const placed = view.phase === 'setup' ? placePiece(mind, view, decision) : null;
  if (placed) return { given: placed, why: null };
  const found = view.phase === 'setup' ? null : choose(mind, view, decision);
  if (found) return { given: { decision: id, player, choice: found.choice }, why: whyOf(mind, view, found) };
  return anything(mind, view, decision);
}

/** One ship after the other, as planned; then it is ready. */
function setDial(mind: Mind, view: PlayerView, decision: Decision): Answered | null {
  const { id, player, options } = decision;
  const set = (option: string, why: Why | null): Answered => ({
    given: { decision: id, player, choice: { option } },
    why,
  });
  if (options.some(({ key }) => key === 'ready')) return set('ready', null);
  const { dials, why } = mind.planFor(view);
  for (const { key, subject } of options) {
    if (subject.kind === 'dial' && dials.get(subject.ship) === subject.maneuver)
      return set(key, why.get(subject.ship) ?? null);
  }
  return anything(mind, view, decision);
}

/** Whatever is asked, it answers: any legal answer is better than none. */
function anything({ engine, chanceFor }: Mind, view: PlayerView, decision: Decision): Answered | null {
  const given = randomAnswer(engine, { ...view, pending: [decision] }, chanceFor(decision));
  return given && { given, why: null };
}

function whyOf(mind: Mind, view: PlayerView, { choice, ship, terms, second, targets }: Found): Why | null {
  if (!terms) return null;
  return {
    ship,
    chosen: nameOf(choice),
    runnerUp: second && nameOf(second.choice),
    margin: second ? totalOf(terms) - totalOf(second.terms) : 0,
    because: second ? becauseOf(terms, second.terms) : [],
    place: null,
    expected: expectedIn(mind.modelFor(view), mind.beliefIn(view)),
    targets,
    threats: [],
  };
}

const nameOf = (choice: Choice): string => ('picks' in choice ? choice.picks.join() : choice.option);
