/** Milliseconds for which a question must have stood: nobody has read it sooner, and a double click is over by then. */
export const MOMENT = 280;

/** Watches when questions come and when presses begin: a press meant for one question does not answer the next. */
export interface Presses {
  /** This is asked now. What was asked already goes on being asked. */
  asked(question: string, at: number): void;
  /** A press begins, of a finger, a mouse button or a key. What a held key repeats belongs to the press that began it. */
  begun(at: number, repeated: boolean): void;
  /** A click that no press began, as a screen reader gives it, is a press of its own. */
  clicked(at: number): void;
  /** Whether the last press was meant for what is asked now. */
  isMeant(): boolean;
  /** Nothing is asked: every press counts. */
  rest(): void;
}

export function watchPresses(): Presses {
  let question: string | null = null;
  let askedAt = -Infinity;
  let begunAt = -Infinity;
  let pressing = false;
  return {
    asked(now, at) {
      if (now === question) return;
      question = now;
      askedAt = at;
    },
    begun(at, repeated) {
      if (!repeated) begunAt = at;
      pressing = true;
    },
    clicked(at) {
      if (!pressing) begunAt = at;
      pressing = false;
    },
    isMeant: () => begunAt >= askedAt + MOMENT,
    rest() {
      question = null;
      askedAt = -Infinity;
    },
  };
}

/** Those at this screen. Targets, lessons and replays answer without any. */
export const presses = watchPresses();
