import { castDraft } from 'immer';
import type { Answer, ChosenAnswer, Decision, Option } from '../core/decision';
import type { Effect, Effects } from '../core/effect';
import type { Pose } from '../core/place';
import { type Refused, refused } from '../core/refusal';
import type { GameState } from '../core/state';
import type { Rules } from '../core/table';
import { quoted } from '../core/text';
import { roundPose } from '../geometry/pose';
import { checkPlacement, type Piece } from '../look/placement';
import { advance, type Runner, type Step } from './advance';
import { withdrawn } from './again';
import { refereeProblem } from './refereeProblem';
import { inStep } from './steps';

export type Outcome = { readonly ok: true; readonly step: Step } | Refused;

/** What is written to: the state itself, or a copy of it. */
export type Begin = (rules: Rules, state: GameState) => Runner;

/** One answer in; the next state, and what happened on the way, out. A refusal leaves the state as it is. */
export function answer(rules: Rules, state: GameState, given: Answer, begin: Begin): Outcome {
  if ('referee' in given) {
    const problem = refereeProblem({ state, rules }, given);
    if (problem) return refused('impossible', problem);
    const { player, referee: edit } = given;
    // A step of its own: what it sets off is done with before the game goes on.
    const byHand = inStep('referee', null, [{ do: 'referee', player, edit }]);
    const run = begin(rules, state);
    const back = withdrawn(run.state);
    run.write(game => void Object.assign(game, back));
    return { ok: true, step: advance(run, [byHand]) };
  }
  const decision = state.pending.find(({ id }) => id === given.decision);
  if (!decision) return refused('stale', `The question ${quoted(given.decision)} is not on the table (any more).`);
  if (decision.player !== given.player) return refused('notYours', `The question is for ${decision.player}.`);
  const then = consequencesOf(rules, state, decision, given);
  if ('ok' in then) return then;
  const run = begin(rules, state);
  const { pending: asked } = run.state;
  const pending = asked.length === 1 ? [] : asked.filter(({ id }) => id !== decision.id);
  run.write(game => void (game.pending = castDraft(pending)));
  return { ok: true, step: advance(run, then) };
}

function consequencesOf(
  rules: Rules,
  state: GameState,
  decision: Decision,
  { choice }: ChosenAnswer,
): Effects | Refused {
  const { ask, options, topic } = decision;
  const notOffered = (what: string) =>
    refused('notOffered', `${quoted(what)} is not among the answers to ${topic.kind}.`);
  if (ask.kind === 'some') {
    if (!('picks' in choice)) return notOffered('A single option');
    const picks = new Set(choice.picks);
    const stray = choice.picks.find(key => !options.some(option => option.key === key));
    if (stray !== undefined) return notOffered(stray);
    if (picks.size !== choice.picks.length) return notOffered('The same pick twice');
    if (picks.size < ask.min || picks.size > ask.max) return notOffered(`Picking ${picks.size}`);
    return [{ ...ask.then, picks: [...choice.picks] }];
  }
  if (!('option' in choice)) return notOffered('A list of picks');
  const option = optionOf(options, choice.option);
  if (!option) return notOffered(choice.option);
  if (ask.kind === 'one') return 'pose' in choice ? notOffered('A place') : option.then;
  if (!('pose' in choice)) return notOffered('No place');
  const pose = roundPose(choice.pose);
  const reasons = checkPlacement({ state, rules }, ask.region, pieceOf(option), pose);
  if (reasons.length === 0) return placed(option.then, pose);
  return refused(
    'notThere',
    `${pieceOf(option)} cannot be placed there: ${reasons.map(({ kind }) => kind).join(', ')}.`,
  );
}

function optionOf(options: readonly Option[], key: string): Option | undefined {
  for (let at = 0; at < options.length; at++) if (options[at]!.key === key) return options[at];
  return undefined;
}

/** The piece that an option places. */
export function pieceOf({ subject, key }: Option): Piece {
  if (subject.kind === 'rock') return subject.rock;
  if (subject.kind === 'ship') return subject.ship;
  if (subject.kind === 'marker') return subject.marker;
  if (subject.kind === 'device') return subject.device;
  throw new Error(`${key} places nothing`);
}

const placed = (then: Effects, pose: Pose): Effects =>
  then.map((effect): Effect => ('pose' in effect && effect.pose === null ? ({ ...effect, pose } as Effect) : effect));
