/** Runs the newest of many wishes once a frame. */
export function onceAFrame<Given>(run: (given: Given) => void): {
  readonly ask: (given: Given) => void;
  readonly cancel: () => void;
} {
  let frame: number | null = null;
  let newest: Given;
  return {
    ask(given) {
      newest = given;
      frame ??= requestAnimationFrame(() => {
        frame = null;
        run(newest);
      });
    },
    cancel() {
      if (frame !== null) cancelAnimationFrame(frame);
      frame = null;
    },
  };
}
