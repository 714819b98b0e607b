import { targetAnswer } from '../bots/target';
import type { Answer, Engine } from '../engine';
import type { Choice } from '../engine/core/decision';
import type { ShipId } from '../engine/core/ids';
import type { RefereeEdit } from '../engine/core/referee';
import type { GameState } from '../engine/core/state';
import type { useScreen } from '../store/screen';
import type { Lead, LessonStep, Sight } from './lesson';

/** What of the screen a lesson looks at. */
export type Screen = Pick<ReturnType<typeof useScreen.getState>, 'picked' | 'arcs' | 'ruler'>;

const READ_FIRST = 'One moment: read this first, then press Next.';

/** What asks: a step of a lesson, or a position of a check. */
type Asking = Pick<LessonStep, 'task' | 'todo'>;

/** A choice in one word: the key of its option, or the keys picked. */
export const keyOf = (choice: Choice): string => ('option' in choice ? choice.option : choice.picks.join(','));

/** A dial that was set may always be taken back. */
export const isTakenBack = (key: string): boolean => key.startsWith('takeBack:');

/** Why this is not the answer that the step is about; null if it is. */
export function objectionTo({ task, todo }: Asking, choice: Choice): string | null {
  const key = keyOf(choice);
  if (isTakenBack(key)) return null;
  switch (task.kind) {
    case 'read':
      return READ_FIRST;
    case 'look':
      return `Not yet. ${todo ?? ''}`.trim();
    case 'choose':
      return `Answer the question of the lesson first. ${todo ?? ''}`.trim();
    case 'answer':
      if (task.right.test(key)) return null;
      return task.wrong.find(([pattern]) => pattern.test(key))?.[1] ?? `That is not it. ${todo ?? ''}`.trim();
  }
}

/** Whether this answer is what the step waited for. */
export const isAnswered = ({ task }: Pick<Asking, 'task'>, answer: Answer): boolean =>
  task.kind === 'answer' && answer.player === 'p1' && 'choice' in answer && task.right.test(keyOf(answer.choice));

/** Whether the screen shows what the step asks for, or something like it that is not it. */
export function seenIn({ task }: LessonStep, screen: Screen): 'right' | 'wrong' | null {
  return task.kind === 'look' ? sightOf(task.at, screen) : null;
}

function sightOf(sight: Sight, { picked, arcs, ruler }: Screen): 'right' | 'wrong' | null {
  switch (sight.kind) {
    case 'card':
      return picked === null ? null : rightIf(picked === sight.ship);
    case 'cardClosed':
      return picked === null ? 'right' : null;
    case 'arcs':
      if (arcs === 'all' || arcs.includes(sight.ship)) return 'right';
      return arcs.length > 0 ? 'wrong' : null;
    case 'ruler':
      return measured(sight, ruler);
  }
}

/** The screen as it is before somebody has done what a step asks for. */
export function unseen({ task }: LessonStep): Partial<Screen> {
  if (task.kind !== 'look') return {};
  switch (task.at.kind) {
    case 'card':
      return { picked: null };
    case 'cardClosed':
      return { picked: task.at.ship };
    case 'arcs':
      return { arcs: [] };
    case 'ruler':
      return { ruler: null };
  }
}

const rightIf = (right: boolean) => (right ? 'right' : 'wrong');

/** From either end. */
function measured({ from, to }: { readonly from: ShipId; readonly to: ShipId }, ruler: Screen['ruler']) {
  if (!ruler?.to) return null;
  const ends = [ruler.from, ruler.to].map(end => ('piece' in end ? end.piece : null));
  return rightIf(ends.includes(from) && ends.includes(to));
}

/** A step's stage is set, an answer at a time: each is to be given before the next is asked for. */
export function* stageOf(
  engine: Engine,
  { prepare = [], lead = [] }: { readonly prepare?: readonly RefereeEdit[]; readonly lead?: Lead },
  now: () => GameState,
): Generator<Answer, void> {
  for (const referee of prepare) yield { player: 'p2', referee };
  for (const one of lead) {
    if (typeof one !== 'string') yield { player: 'p2', referee: one };
    else yield* byKey(engine, one, now);
  }
}

function* byKey(engine: Engine, option: string, now: () => GameState): Generator<Answer, void> {
  const decision = now().pending.find(({ player }) => player === 'p1');
  if (!decision) throw new Error(`A lesson cannot be laid out: nothing asks for ${option}`);
  yield { decision: decision.id, player: 'p1', choice: { option } };
  for (let other = othersAnswer(engine, now()); other; other = othersAnswer(engine, now())) yield other;
}

/** What the other side answers by itself. It is ready when the learner is. */
export function othersAnswer(engine: Engine, game: GameState): Answer | null {
  const waits = game.pending.some(
    ({ player, topic }) => player === 'p1' && !(topic.kind === 'setDials' && game.ready.p1),
  );
  return waits ? null : targetAnswer(engine, game, 'p2', {});
}
