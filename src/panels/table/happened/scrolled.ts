/** A line of the strip as it is laid out, in pixels. */
export interface LaidLine {
  readonly top: number;
  readonly height: number;
  /** It is still to be played. */
  readonly unseen: boolean;
}

/** Where a strip of this height begins: the newest lines are in sight, a longer one from its beginning. */
export function scrolledTo(lines: readonly LaidLine[], height: number): number {
  const last = lines.findLast(({ unseen }) => !unseen);
  return last ? Math.max(0, Math.min(last.top, last.top + last.height - height)) : 0;
}

const A_PIXEL = 1;

/** Lines that begin above the strip are not shown: nobody reads the end of a sentence. */
export const cutAt = (from: number, { top }: LaidLine): boolean => top + A_PIXEL < from;
