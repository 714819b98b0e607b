/** Half a frame: the screen stays free between slices. */
const SLICE = 8;

/** A pause to take between pieces of long work: it lets the screen draw when a slice is used up, and is free before that. */
export function createPause(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < SLICE) return undefined;
    return nextTask().then(() => {
      since = performance.now();
    });
  };
}

/** A message to oneself: unlike a timer, it is not held back by four milliseconds. */
export function nextTask(): Promise<void> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
