import { castDraft } from 'immer';
import type { Effect, EffectNamed, Effects } from '../core/effect';
import type { GameEvent } from '../core/event';
import type { Frame, Trigger } from '../core/frame';
import type { ShipId } from '../core/ids';
import type { Game, GameState } from '../core/state';
import type { Rules } from '../core/table';
import { triggersOf } from '../look/moments';
import { joined } from './copy';
import { endNotes } from './notes';
import { queueOf } from './queue';
import { removalsDue } from './removal';
import { doersIn, resolve } from './resolve';
import type { Run } from './run';
import { heededMoment } from './windows';

export interface Step {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** How many effects one answer may cause; more is an endless loop between cards. */
const MOST_EFFECTS = 20_000;

/** Writes in place: the state is its own. */
export class Runner implements Run {
  readonly rules: Rules;
  readonly events: GameEvent[] = [];
  state: GameState;

  constructor(rules: Rules, state: GameState) {
    this.rules = rules;
    this.state = state;
  }

  write(recipe: (game: Game) => void): void {
    recipe(this.state as unknown as Game);
  }

  emit(event: GameEvent): void {
    this.events.push(event);
    setOff(this, event);
  }
}

/** Works through the agenda until a player must decide or nothing is left to do. */
export function advance(run: Runner, first: Effects = []): Step {
  const { events, rules } = run;
  const doers = doersIn(run);
  if (first.length > 0) prepend(run, first);
  /** What is next in the innermost frame, taken off its list already, or never put there. */
  let next: Effect | null = null;
  for (let count = 0; ; count++) {
    if (count > MOST_EFFECTS)
      throw new Error(`this answer never comes to an end: ${JSON.stringify(run.state.agenda.at(-1))}`);
    if (next === null && run.state.pending.length > 0 && standsStill(run.state)) break;
    const due = removalsDue(run.state);
    if (due.length > 0) {
      prepend(run, next ? [...due, next] : due);
      next = null;
    }
    const { agenda } = run.state;
    const depth = agenda.length - 1;
    if (depth < 0) break;
    let effect: Effect | null = next;
    next = null;
    if (!effect) {
      const top = agenda[depth]!;
      if (top.todo.length === 0) {
        close(run, top);
        continue;
      }
      effect = top.todo[0]!;
      run.write(takeFirst);
    }
    const told = events.length;
    rules.noted?.(effect);
    const after = resolve(run, effect, doers);
    if (after === 'wait') {
      const back = effect;
      run.write(game => void game.agenda[depth]!.todo.unshift(castDraft(back)));
      break;
    }
    if (after.length === 0) continue;
    const todo: Effects = events.length === told ? remembered(effect, after) : after;
    // What comes at once need not wait in the list; a question must, since others may stand before it is asked.
    if (run.state.agenda.length - 1 === depth && run.state.pending.length === 0) {
      next = todo[0]!;
      if (todo.length > 1) putFirst(run, depth, todo, 1);
    } else putFirst(run, depth, todo, 0);
  }
  return { state: run.state, events };
}

const takeFirst = (game: Game): void => void game.agenda[game.agenda.length - 1]!.todo.shift();

/**
 * A question remembers the effect that asked it and did nothing else, so that it can be asked again.
 * One that came after something had happened is asked again by itself.
 */
function remembered(effect: Effect, next: Effects): Effects {
  if (!anyQuestion(next)) return next;
  return next.map((one, index) => {
    if (!isQuestion(one)) return one;
    // Both players hold theirs at once, and what waits for the dials waits for both.
    if (one.question.topic.kind === 'setDials') return askedBy(effect, 0, one);
    return index === 0 ? askedBy(effect, next.length - 1, one) : one;
  });
}

const askedBy = (effect: Effect, rest: number, { question, from }: EffectNamed<'ask'>): EffectNamed<'ask'> => ({
  do: 'ask',
  question,
  from: from ?? { effect, rest },
});

function anyQuestion(effects: Effects): boolean {
  for (let at = 0; at < effects.length; at++) if (isQuestion(effects[at]!)) return true;
  return false;
}

const isQuestion = (effect: Effect): effect is EffectNamed<'ask'> => effect.do === 'ask';

/** A question holds everything up; dials are the exception, which both players set at once. */
const standsStill = (state: GameState): boolean => state.pending.some(({ topic }) => topic.kind !== 'setDials');

const prepend = (run: Run, effects: Effects): void => putFirst(run, run.state.agenda.length - 1, effects, 0);

/** Those from a place on, before what is there. A new list, since `unshift` takes V8 longer. */
const putFirst = (run: Run, depth: number, effects: Effects, from: number): void =>
  run.write(game => {
    const frame = game.agenda[depth]!;
    frame.todo = castDraft(joined(effects, from, frame.todo as unknown as Effects));
  });

/**
 * What a moment sets off waits until the frame in which it came is done as a whole. A phase or the game is done too late
 * for that: there it queues at once. What a destruction in an attack sets off waits for its aftermath.
 */
function setOff(run: Run, event: GameEvent): void {
  const moment = heededMoment(run, event);
  const found = moment ? triggersOf(run, moment) : [];
  if (found.length === 0) return;
  const { agenda } = run.state;
  const attack = event.type === 'shipDestroyed' ? attackUnderWay(agenda) : -1;
  const at = attack >= 0 ? attack : agenda.length - 1;
  const entries = event.type === 'tokenGained' && event.again ? notYetSetOff(agenda[at]!, event.ship, found) : found;
  if (entries.length === 0) return;
  if (isTooLate(agenda[at]!)) run.write(game => void game.agenda.push(castDraft(queueOf(entries))));
  else run.write(game => void game.agenda[at]!.triggers.push(...castDraft(entries as never[])));
}

/** Of several tokens gained at once the first sets an ability off, or the next one if that was replaced. */
const notYetSetOff = ({ triggers }: Frame, ship: ShipId, found: readonly Trigger[]): readonly Trigger[] =>
  found.filter(
    ({ ref }) =>
      !triggers.some(
        ({ ref: other, moment }) =>
          moment.at === 'after:gain' &&
          moment.ship === ship &&
          other.ship === ref.ship &&
          other.source === ref.source &&
          other.name === ref.name,
      ),
  );

const isTooLate = ({ kind }: Frame): boolean => kind === 'phase' || kind === 'game';

/** The place of the innermost attack in the agenda; -1 if there is none, or only its aftermath is left, which is no part of it. */
function attackUnderWay(agenda: readonly Frame[]): number {
  const at = agenda.findLastIndex(({ kind }) => kind === 'attack');
  return agenda.slice(at + 1).some(frame => frame.kind === 'queue' && frame.aftermath) ? -1 : at;
}

/** A frame that has nothing left to do lets go of what it set off, then leaves, and the notes that lasted so long. */
function close(run: Run, frame: Frame): void {
  const { triggers } = frame;
  if (triggers.length > 0) {
    run.write(game => {
      game.agenda.at(-1)!.triggers = [];
      game.agenda.push(castDraft(queueOf(triggers)));
    });
    return;
  }
  endNotes(run, frame);
  run.write(game => void game.agenda.pop());
}
