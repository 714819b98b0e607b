import type { Kept } from './kept';

/** How it stands with the saving of the game on the table. */
export type Saving = 'saved' | 'saving' | { readonly problem: string };

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
  let stopped: { readonly problem: string | undefined } | null = null;

  function keep(kept: Kept): void {
    if (stopped) {
      if (stopped.problem) tell({ problem: stopped.problem });
      return;
    }
    const whole = disk === null;
    const first = disk ? sharedSteps(disk, kept) : 0;
    disk = kept;
    newest = kept;
    const turn = ++turns;
    tell('saving');
    write(kept, first).then(
      () => {
        if (turn === turns && !stopped) tell('saved');
      },
      (error: unknown) => {
        disk = null;
        if (stopped) return;
        if (whole) tell({ problem: sentenceFor(error) });
        else if (newest) keep(newest);
      },
    );
  }

  return {
    keep,
    stop(problem) {
      stopped = { problem };
      if (problem) tell({ problem });
    },
  };
}

/** Of `now`, how many steps the disk has already. Steps from before its own first it had all along. */
function sharedSteps(disk: Kept, now: Kept): number {
  const earlier = disk.base - now.base;
  const different = now.steps.findIndex((step, index) => index >= earlier && step !== disk.steps[index - earlier]);
  return different < 0 ? now.steps.length : different;
}

function sentenceFor(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  const after = 'Play goes on; export the game before you close the page.';
  if (name === 'QuotaExceededError')
    return `The game is not saved: the browser has no room left for this page. ${after}`;
  return `The game is not saved: the browser does not let this page keep anything. ${after}`;
}
