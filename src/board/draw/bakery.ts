/**
 * Pictures are baked when they are first needed, a few milliseconds of them a frame:
 * sixteen bases at once would hold the page for a tenth of a second.
 */
const A_FRAME = 2;
/** So many frames are baked in before the board is drawn with what there is: drawing it takes longer than a batch. */
const FRAMES_UNSEEN = 16;

let spent = 0;
let unseen = 0;
let waiting = false;
const orders = new Set<() => void>();
const listeners = new Set<() => void>();

export const mayBake = (): boolean => spent < A_FRAME;

export function spendOn<Made>(bake: () => Made): Made {
  const began = performance.now();
  const made = bake();
  spent += performance.now() - began;
  nextFrame();
  return made;
}

/** To be baked in one of the next frames; those who draw are told when all that waited is done. */
export function orderBaking(bake: () => void): void {
  orders.add(bake);
  nextFrame();
}

function nextFrame(): void {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(() => {
    waiting = false;
    spent = 0;
    if (orders.size === 0) return;
    for (const bake of orders) {
      if (!mayBake()) break;
      orders.delete(bake);
      bake();
    }
    unseen++;
    if (orders.size > 0) nextFrame();
    if (orders.size > 0 && unseen < FRAMES_UNSEEN) return;
    unseen = 0;
    for (const listener of listeners) listener();
  });
}

/** Told when pictures have been baked that could not be baked as they were needed. */
export function onTimeToBake(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
