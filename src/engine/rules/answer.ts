import type { Answer, Decision, Option } from '../core/decision';
import type { Effect, Effects } from '../core/effect';
import type { RockId, ShipId } from '../core/ids';
import type { Pose } from '../core/place';
import type { GameState } from '../core/state';
import type { Rules } from '../core/table';
import { roundPose } from '../geometry/pose';
import { checkPlacement } from '../look/placement';
import { advance, type Mode, type Step } from './advance';

export type Refusal = 'stale' | 'notYours' | 'notOffered' | 'notThere';
export type Outcome = { readonly ok: true; readonly step: Step } | { readonly ok: false; readonly refusal: Refusal };

const refused = (refusal: Refusal): Outcome => ({ ok: false, refusal });

/** One answer in; the next state, and what happened on the way, out. A refusal leaves the state as it is. */
export function answer(rules: Rules, state: GameState, given: Answer, mode: Mode): Outcome {
  const decision = state.pending.find(({ id }) => id === given.decision);
  if (!decision) return refused('stale');
  if (decision.player !== given.player) return refused('notYours');
  const then = consequencesOf(rules, state, decision, given);
  if (typeof then === 'string') return refused(then);
  const pending = state.pending.filter(one => one !== decision);
  if (mode === 'play') return { ok: true, step: advance(rules, { ...state, pending }, then, mode) };
  (state as { pending: readonly Decision[] }).pending = pending;
  return { ok: true, step: advance(rules, state, then, mode) };
}

function consequencesOf(rules: Rules, state: GameState, decision: Decision, { choice }: Answer): Effects | Refusal {
  const { ask, options } = decision;
  if (ask.kind === 'some') {
    if (!('picks' in choice)) return 'notOffered';
    const picks = new Set(choice.picks);
    const offered = [...picks].every(key => options.some(option => option.key === key));
    if (!offered || picks.size !== choice.picks.length || picks.size < ask.min || picks.size > ask.max)
      return 'notOffered';
    return [{ ...ask.then, picks: [...choice.picks] }];
  }
  if (!('option' in choice)) return 'notOffered';
  const option = options.find(({ key }) => key === choice.option);
  if (!option) return 'notOffered';
  if (ask.kind === 'one') return 'pose' in choice ? 'notOffered' : option.then;
  if (!('pose' in choice)) return 'notOffered';
  const pose = roundPose(choice.pose);
  const allowed = checkPlacement({ state, rules }, ask.region, pieceOf(option), pose).length === 0;
  return allowed ? placed(option.then, pose) : 'notThere';
}

/** The piece that an option places. */
export function pieceOf({ subject, key }: Option): RockId | ShipId {
  if (subject.kind === 'rock') return subject.rock;
  if (subject.kind === 'ship') return subject.ship;
  throw new Error(`${key} places nothing`);
}

const placed = (then: Effects, pose: Pose): Effects =>
  then.map((effect): Effect => ('pose' in effect && effect.pose === null ? ({ ...effect, pose } as Effect) : effect));
