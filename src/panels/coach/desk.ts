import type { Advice, Asked, Kind, Question, Reply } from './adviser';

interface Waiting {
  readonly resolve: (advice: Advice[Kind]) => void;
  readonly reject: (problem: Error) => void;
}

/** Where questions for advice are left. */
export interface Desk {
  ask<Some extends Kind>(kind: Some, question: Question): Promise<Advice[Some]>;
  close(): void;
}

/** One worker for all who ask; it begins with the first question. Whatever ends it is told to all who wait. */
export function createDesk(start: () => Worker): Desk {
  let worker: Worker | null = null;
  let turn = 0;
  const waiting = new Map<number, Waiting>();

  function lose(problem: string): void {
    worker?.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(new Error(problem));
    waiting.clear();
  }

  function take({ data }: MessageEvent<Reply>): void {
    const one = waiting.get(data.turn);
    waiting.delete(data.turn);
    if ('problem' in data) one?.reject(new Error(data.problem));
    else one?.resolve(data.advice);
  }

  function open(): Worker {
    const opened = start();
    opened.addEventListener('message', take);
    opened.addEventListener('messageerror', () => lose('Its answer could not be read.'));
    opened.addEventListener('error', event => {
      event.preventDefault();
      lose(event.message || 'It could not be loaded.');
    });
    return opened;
  }

  return {
    ask<Some extends Kind>(kind: Some, question: Question) {
      return new Promise<Advice[Some]>((resolve, reject) => {
        try {
          worker ??= open();
          turn += 1;
          const asked: Asked = { ...question, turn, kind };
          waiting.set(turn, { resolve: advice => resolve(advice as Advice[Some]), reject });
          worker.postMessage(asked);
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      });
    },
    close: () => lose('The table was left.'),
  };
}

export const desk = createDesk(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'coach' }),
);
