/** Work that can rest after each `yield`. */
export type Sliced<Made> = Generator<undefined, Made, undefined>;

/** Milliseconds of a frame that such work may take. */
const A_SLICE = 5;

/** Does the work a few milliseconds a frame; the function returned gives it up. */
export function inSlices<Made>(work: Sliced<Made>, done: (made: Made) => void): () => void {
  let frame = requestAnimationFrame(go);
  function go(): void {
    const until = performance.now() + A_SLICE;
    do {
      const step = work.next();
      if (step.done) {
        done(step.value);
        return;
      }
    } while (performance.now() < until);
    frame = requestAnimationFrame(go);
  }
  return () => cancelAnimationFrame(frame);
}
