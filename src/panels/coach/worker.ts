import { type Asked, createAdviser } from './adviser';

/** Runs beside the page, which never waits for it. */
const advise = createAdviser();

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  advise(data).then(reply => self.postMessage(reply));
});
