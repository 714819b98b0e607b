import type { Answer } from '../engine';
import type { ChosenAnswer, Decision } from '../engine/core/decision';
import { PLAYERS, type PlayerId } from '../engine/core/ids';
import type { GameState } from '../engine/core/state';
import { isCopy, withoutCopies } from './copies';
import { type HistoryStep, isPlanning, type Shown, whatStepsShow } from './history';

/** What stepping back means now: an answer that takes back, the number of answers to go back to, or why neither. */
export type Undo =
  | { readonly kind: 'takeBack'; readonly answer: Answer }
  | { readonly kind: 'step'; readonly to: number }
  | { readonly kind: 'nothing'; readonly why: string };

/** One step back, for a player or, with the curtain up, for nobody. While dials are set, each takes back only their own. */
export function undoOf(
  past: readonly HistoryStep[],
  by: PlayerId | null = null,
  persons: readonly PlayerId[] = PLAYERS,
): Undo {
  const given = withoutCopies(past);
  const last = given.at(-1);
  const game = past.at(-1)?.after;
  if (!last || !game) return { kind: 'nothing', why: 'There is nothing to undo.' };
  if (game.practice) return freeUndo(past);
  if (persons.length < PLAYERS.length) return besideTable(past, persons);
  if (!isPlanning(game) || 'referee' in last.answer) return { kind: 'step', to: given.length - 1 };
  const answer = by && takeBackOf(game, past, by);
  if (answer) return { kind: 'takeBack', answer };
  if (PLAYERS.every(player => isUntouched(game, player))) {
    // Dials that were set and taken back lie in between; what a hand did among them does not go unseen.
    const to = given.findLastIndex(step => !isPlanning(step.state) || ('referee' in step.answer && !isCopy(step)));
    return to >= 0 ? { kind: 'step', to } : { kind: 'nothing', why: 'There is nothing to undo.' };
  }
  const why = by
    ? 'You have no dial to take back, and the other dials are not yours to undo.'
    : 'Dials are being set. Each player takes back their own: look at yours first.';
  return { kind: 'nothing', why };
}

/** Whoever practises is player one: what the targets answer by themselves, and what was placed for them, is not theirs to undo. */
export const isOwnStep = ({ state, answer }: HistoryStep): boolean => answer.player === 'p1' && state.phase !== 'setup';

/** In practice, back over whatever the targets answered to the player's own last step. */
function freeUndo(past: readonly HistoryStep[]): Undo {
  const to = past.findLastIndex(isOwnStep);
  return to >= 0 ? { kind: 'step', to } : { kind: 'nothing', why: 'There is nothing to undo.' };
}

/** Where the table plays, back over what it answered to the person's own last question; for whoever only watches, one step. */
function besideTable(past: readonly HistoryStep[], [person]: readonly PlayerId[]): Undo {
  const game = past.at(-1)!.after;
  if (!person) return { kind: 'step', to: withoutCopies(past).length - 1 };
  const planning = isPlanning(game);
  const answer = planning && takeBackOf(game, past, person);
  if (answer) return { kind: 'takeBack', answer };
  const to = past.findLastIndex(
    step => isOf(person)(step) && !(planning && isPlanning(step.state) && !('referee' in step.answer)),
  );
  return to >= 0 ? { kind: 'step', to } : { kind: 'nothing', why: 'There is nothing of yours to undo.' };
}

const isOf =
  (person: PlayerId) =>
  (step: HistoryStep): boolean =>
    step.answer.player === person && !isCopy(step);

/** To how many answers a redo leads: one more, and as many as targets or table gave after it. */
export function redoTo(
  past: readonly HistoryStep[],
  future: readonly HistoryStep[],
  persons: readonly PlayerId[] = PLAYERS,
): number {
  const [person, other] = persons;
  const isOwn = future[0]?.state.practice ? isOwnStep : person && !other ? isOf(person) : null;
  if (!isOwn) {
    const answers = future.findIndex(step => !isCopy(step)) + 1;
    const more = future.slice(answers).findIndex(step => !isCopy(step));
    return past.length + (more < 0 ? Math.max(1, future.length) : answers + more);
  }
  const own = future.findIndex((step, index) => index > 0 && isOwn(step));
  return past.length + (own > 0 ? own : future.length);
}

/** What undo would make unseen. The screen asks once before it steps back over dice, a card or a dial; in practice never. */
export function whatUndoShows(
  past: readonly HistoryStep[],
  by: PlayerId | null = null,
  persons: readonly PlayerId[] = PLAYERS,
): Shown | null {
  if (past.at(-1)?.after.practice) return null;
  const undo = undoOf(past, by, persons);
  return undo.kind === 'step' ? (whatStepsShow(past.slice(undo.to))[0] ?? null) : null;
}

/** A player's own newest step while dials are set, as the answer that takes it back. */
function takeBackOf(game: GameState, past: readonly HistoryStep[], player: PlayerId): ChosenAnswer | null {
  const decision = game.pending.find(one => one.player === player && one.topic.kind === 'setDials');
  const key = decision && (offered(decision, 'notReady') ?? newestDial(decision, past));
  return key ? { decision: decision.id, player, choice: { option: key } } : null;
}

function newestDial(decision: Decision, past: readonly HistoryStep[]): string | undefined {
  for (const { answer } of past.toReversed()) {
    const [kind, ...ship] = optionOf(answer).split(':').slice(0, 3);
    const key = kind === 'dial' ? offered(decision, `takeBack:${ship.join(':')}`) : undefined;
    if (key) return key;
  }
  return undefined;
}

const offered = ({ options }: Decision, key: string): string | undefined =>
  options.find(option => option.key === key)?.key;

const optionOf = (answer: Answer): string =>
  'choice' in answer && 'option' in answer.choice ? answer.choice.option : '';

const isUntouched = ({ ready, pending }: GameState, player: PlayerId): boolean =>
  !ready[player] &&
  !pending.some(one => one.player === player && one.options.some(({ key }) => key.startsWith('takeBack:')));

/** Whether the log may take players to that step: not into the middle of the dials that are being set. */
export function mayGoTo(past: readonly HistoryStep[], step: number, persons: readonly PlayerId[] = PLAYERS): boolean {
  const game = past.at(-1)?.after;
  if (!game || game.practice || !isPlanning(game) || step >= past.length || persons.length < PLAYERS.length)
    return true;
  const start = past.findLastIndex(({ state }) => !isPlanning(state)) + 1;
  return step < start || PLAYERS.every(player => isUntouched(game, player));
}
