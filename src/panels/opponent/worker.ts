import { type Asked, createThinker } from './mind';

/** Runs beside the page, which never waits for it. */
const think = createThinker();

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  think(data).then(reply => self.postMessage(reply));
});
