import type { Asked, Reply } from './mind';

/** Where the page leaves its questions. */
export interface Desk {
  ask(asked: Asked): void;
  close(): void;
}

export type OpenDesk = (onReply: (reply: Reply) => void, onLost: (problem: string) => void) => Desk;

/** One worker for a game; whatever ends it is told. */
export const openDesk: OpenDesk = (onReply, onLost) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'opponent' });
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => onReply(data));
  worker.addEventListener('messageerror', () => onLost('Its answer could not be read.'));
  worker.addEventListener('error', event => {
    event.preventDefault();
    onLost(event.message || 'It could not be loaded.');
  });
  return { ask: asked => worker.postMessage(asked), close: () => worker.terminate() };
};
