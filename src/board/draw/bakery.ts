/**
 * Pictures are baked when they are first needed, a few milliseconds of them a frame:
 * sixteen bases at once would hold the page for a tenth of a second.
 */
const A_FRAME = 6;

let spent = 0;
let waiting = false;
const listeners = new Set<() => void>();

export const mayBake = (): boolean => spent < A_FRAME;

export function spendOn<Made>(bake: () => Made): Made {
  const began = performance.now();
  const made = bake();
  spent += performance.now() - began;
  nextFrame();
  return made;
}

let wanted = false;

/** Something is still to be baked: draw again in the next frame. */
export function bakeSoon(): void {
  wanted = true;
  nextFrame();
}

function nextFrame(): void {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(() => {
    waiting = false;
    spent = 0;
    if (!wanted) return;
    wanted = false;
    for (const listener of listeners) listener();
  });
}

/** Told when there is time to bake what could not be baked in a frame. */
export function onTimeToBake(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
