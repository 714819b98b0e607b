import { whenLate } from '../patience';
import type { Kept } from './kept';

/** Why the game on the table is not saved, in a sentence. */
export interface NotSaved {
  readonly problem: string;
  /** Whether whoever leaves now loses something: not where another tab has the game, and nothing was done here since. */
  readonly loses: boolean;
}

/** How it stands with the saving of the game on the table. */
export type Saving = 'saved' | 'saving' | NotSaved;

export interface Keeper {
  /** Has the game written as it is now. What the disk already has is not written again. */
  keep(kept: Kept): void;
  /** Writes no more, and says why, if there is a reason. */
  stop(problem?: string): void;
}

type Write = (kept: Kept, first: number) => Promise<void>;

/**
 * Every change is handed on at once, and the browser keeps the order. When a write fails, the disk may lack a step
 * that later ones build on: then the whole game is written again, at once and, if that fails too, with the next change.
 */
export function createKeeper(write: Write, tell: (saving: Saving) => void, onDisk: Kept | null = null): Keeper {
  let disk = onDisk;
  let newest: Kept | null = null;
  let turns = 0;
  let written = 0;
  let trouble: string | null = null;
  let stopped: { readonly problem: string | undefined } | null = null;

  function keep(kept: Kept): void {
    if (stopped) {
      if (stopped.problem) tell({ problem: stopped.problem, loses: true });
      return;
    }
    const whole = disk === null;
    const first = disk ? sharedSteps(disk, kept) : 0;
    disk = kept;
    newest = kept;
    const turn = ++turns;
    // A trouble stays in sight until it is over.
    if (trouble === null) tell('saving');
    const writing = write(kept, first);
    whenLate(writing, () => complain(NO_ANSWER));
    writing.then(
      () => {
        if (turn !== turns) return;
        written = turn;
        trouble = null;
        if (!stopped) tell('saved');
      },
      (error: unknown) => {
        disk = null;
        if (stopped) return;
        if (whole) complain(sentenceFor(error));
        else if (newest) keep(newest);
      },
    );
  }

  function complain(problem: string): void {
    if (stopped || problem === trouble) return;
    trouble = problem;
    tell({ problem, loses: true });
  }

  return {
    keep,
    stop(problem) {
      stopped = { problem };
      if (problem) tell({ problem, loses: written < turns });
    },
  };
}

/** Of `now`, how many steps the disk has already. Steps from before its own first it had all along. */
function sharedSteps(disk: Kept, now: Kept): number {
  const earlier = disk.base - now.base;
  const different = now.steps.findIndex((step, index) => index >= earlier && step !== disk.steps[index - earlier]);
  return different < 0 ? now.steps.length : different;
}

const NO_ANSWER = 'Not saved: the browser does not answer.';

const sentenceFor = (error: unknown): string =>
  error instanceof Error && error.name === 'QuotaExceededError'
    ? 'Not saved: the browser has no room left.'
    : 'Not saved: the browser keeps nothing here.';
