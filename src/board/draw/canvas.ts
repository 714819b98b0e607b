/** A pen for a canvas, whichever way it was made. */
export type Pen = CanvasRenderingContext2D;

/** A drawing made once and laid down as a picture ever after. */
export function baked(
  width: number,
  height: number,
  draw: (pen: Pen) => void,
  /** Without see-through pixels it is laid down faster: for what fills its frame. */
  alpha = true,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width);
  canvas.height = Math.ceil(height);
  draw(canvas.getContext('2d', { alpha })!);
  return canvas;
}

/** Chance that always falls alike: the same rock looks the same in every game. */
export function chanceFrom(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
