import type { Choosable, LessonStep, Light, Sight } from './lesson';

type More = Partial<Pick<LessonStep, 'prepare' | 'lead' | 'praise' | 'light' | 'sees'>>;
type Wrong = readonly (readonly [RegExp, string])[];

const BOARD: Light = { region: 'board' };

/** A step to be read. */
export const read = (title: string, says: string, more: More = {}): LessonStep => ({
  title,
  says,
  task: { kind: 'read' },
  light: BOARD,
  ...more,
});

interface Asked extends More {
  readonly title: string;
  readonly says: string;
  readonly todo: string;
}

/** A step that asks for an answer at the table. */
export const act = ({ right, wrong = [], ...step }: Asked & { right: RegExp; wrong?: Wrong }): LessonStep => ({
  light: { region: 'question' },
  ...step,
  task: { kind: 'answer', right, wrong },
});

/** A dial to be set: what is said to every other maneuver comes last. */
export const dial = ({ ship = 'ship:A1', maneuver, otherwise, wrong = [], ...step }: Dialled): LessonStep =>
  act({
    light: { region: 'dial' },
    ...step,
    right: new RegExp(`^dial:${ship}:${maneuver}`),
    wrong: [...wrong, [/^dial:/, otherwise]],
  });

interface Dialled extends Asked {
  readonly ship?: string;
  /** The start of its code, as part of a pattern. */
  readonly maneuver: string;
  readonly otherwise: string;
  readonly wrong?: Wrong;
}

/** Ready is pressed, and what was planned happens. */
export const ready = (title: string, says: string, more: More = {}): LessonStep => ({
  title,
  says,
  todo: 'Press Ready.',
  task: { kind: 'answer', right: /^ready$/, wrong: [] },
  light: { region: 'ready' },
  ...more,
});

/** A question about the table: of the answers, those that begin with a plus are right. */
export const ask = ({ answers, ...step }: Asked & { answers: Answers }): LessonStep => ({
  light: BOARD,
  ...step,
  task: { kind: 'choose', answers: choosable(answers) },
});

type Answers = readonly (readonly [words: string, why: string])[];

/** In the order of their letters: where one stands tells nothing. */
export const choosable = (answers: Answers): readonly Choosable[] =>
  answers
    .map(
      ([words, why]): Choosable =>
        words.startsWith('+') ? { words: words.slice(1), right: true, why } : { words, why },
    )
    .toSorted((a, b) => (a.words < b.words ? -1 : 1));

/** Something on the screen is to be brought up. */
export const look = ({ at, otherwise, ...step }: Asked & { at: Sight; otherwise: string }): LessonStep => ({
  light: BOARD,
  ...step,
  task: { kind: 'look', at, otherwise },
});
