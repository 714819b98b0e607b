import { create } from 'zustand';
import { useMotion } from '../../board/motion/player';
import type { Engine } from '../../engine';
import type { Choice, Decision } from '../../engine/core/decision';
import { layOut } from '../../lessons/layOut';
import type { Lesson, LessonStep } from '../../lessons/lesson';
import { isAnswered, isTakenBack, keyOf, objectionTo, othersAnswer, seenIn, stageOf, unseen } from '../../lessons/walk';
import { useCoach } from '../../store/coach';
import { CARDS_MISSING, engineFor } from '../../store/engineFor';
import { useGame } from '../../store/game';
import { type HistoryStep, recordTo } from '../../store/history';
import { useScreen } from '../../store/screen';
import { type Progress, useProgress } from './progress';

type Told = Pick<LessonStore, 'at' | 'praise'>;

interface LessonStore {
  readonly lesson: Lesson | null;
  /** The step, counted from 0; behind the last when the lesson is over. */
  readonly at: number;
  /** What was said to the step before. */
  readonly praise: string | null;
  /** What the card says: it stays at the step before until what that one brought has been seen. */
  readonly told: Told;
  open(lesson: Lesson, afresh?: boolean): Promise<void>;
  /** Past a step that is only read. */
  next(): void;
  /** An answer to a step that asks about the table, by its place. */
  choose(answer: number): void;
  back(): void;
  close(): void;
}

/** Long enough for the board to begin showing what the last answer caused. */
const PAUSE = 40;

/** The lesson on the table. It watches the game and the screen, and leads on when a step is done. */
export const useLesson = create<LessonStore>()((set, get) => {
  let openings = 0;
  let stop = (): void => {};
  /** How many answers had been given when each step began. */
  let marks: (number | null)[] = [];
  let heard = 0;
  /** The step whose stage waits until the other side has done what the step before brought. */
  let unstaged: LessonStep | null = null;
  let staging = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stepNow = (): LessonStep | undefined => get().lesson?.steps[get().at];

  function begin(engine: Engine, lesson: Lesson, progress: Progress | null): void {
    const { state, record } = layOut(engine, lesson);
    useGame.getState().leave();
    const base = record.answers.length;
    useGame.setState({ engine, game: state, record, base, name: `Lesson: ${lesson.name}` });
    const at = progress && replayed(progress) ? Math.min(progress.at, lesson.steps.length) : 0;
    hushHands();
    if (at === 0) useGame.setState({ game: state, record, past: [], problem: null });
    useGame.setState({ events: [], lastChange: 'start' });
    marks = at === 0 ? [] : progress!.marks.slice(0, at + 1);
    heard = useGame.getState().past.length;
    set({ lesson, at, praise: null });
    useCoach.getState().attend({ objectionTo: object });
    const ends = [
      useGame.subscribe((now, before) => {
        if (now.past !== before.past) follow();
      }),
      useScreen.subscribe(look),
      useMotion.subscribe(letOthers),
    ];
    stop = () => {
      for (const end of ends) end();
    };
    enter(typeof marks[at] !== 'number');
    tell();
  }

  /** What the lesson sets by hand is worth neither a scene nor a line in the log. */
  const hushHands = (): void =>
    useGame.setState(({ past }) => ({
      past: past.map(step => ('referee' in step.answer ? { ...step, events: [] } : step)),
      events: [],
    }));

  const replayed = ({ answers }: Progress): boolean => answers.every(answer => useGame.getState().submit(answer));

  /** At the end of a lesson the table is free. */
  function object(_: Decision, choice: Choice): string | null {
    const step = stepNow();
    return step ? objectionTo(step, choice) : null;
  }

  function enter(anew: boolean): void {
    const step = stepNow();
    if (step) useScreen.getState().show(unseen(step));
    // A question beside the table: nothing is asked at it.
    useCoach.getState().rest(step?.task.kind === 'choose');
    unstaged = anew && step && (step.prepare || step.lead) ? step : null;
    letOthers();
  }

  function tell(): void {
    const { at, praise } = get();
    set({ told: { at, praise } });
    useCoach.getState().speakOf(stepNow()?.sees ?? []);
  }

  /** None of it is the learner's: nothing is heard meanwhile. */
  function setStage(step: LessonStep): void {
    const { engine, submit } = useGame.getState();
    if (!engine) return;
    putAway();
    staging = true;
    for (const answer of stageOf(engine, step, () => useGame.getState().game!)) submit(answer);
    staging = false;
    heard = useGame.getState().past.length;
    hushHands();
  }

  /** What was measured and drawn for the steps before. */
  const putAway = (): void => useScreen.getState().show({ tool: null, ruler: null, arcs: [] });

  function advance(praise = stepNow()?.praise ?? null): void {
    const { at } = get();
    set({ at: at + 1, praise });
    useCoach.getState().object(null);
    enter(true);
  }

  function follow(): void {
    const { past } = useGame.getState();
    if (staging) return;
    if (past.length < heard) {
      rewind(past.length);
      return;
    }
    const news = past.slice(heard);
    heard = past.length;
    for (const step of news) hear(step);
    letOthers();
  }

  function hear({ answer }: HistoryStep): void {
    const step = stepNow();
    if (answer.player !== 'p1' || !('choice' in answer) || !step) return;
    if (isTakenBack(keyOf(answer.choice))) rewind((marks[get().at] ?? heard) - 1);
    if (!isAnswered(step, answer)) return;
    putAway();
    advance();
  }

  /** Past a step that changed nothing on the table: there is nothing to wait for. */
  function leadOn(praise?: string): void {
    advance(praise);
    tell();
  }

  /** A step back in the game is one in the lesson: to where the last answer that still stands in doubt was asked for. */
  function rewind(answers: number): void {
    const { lesson, at } = get();
    const before = marks.slice(0, at + 1).flatMap((mark, index) => {
      const asks = lesson?.steps[index]?.task.kind === 'answer';
      return asks && (mark ?? 0) <= answers ? [index] : [];
    });
    goTo(before.at(-1) ?? 0);
  }

  function goTo(at: number): void {
    clearTimeout(timer);
    const { past, future, record, base, game } = useGame.getState();
    const steps = [...past, ...future];
    const mark = marks.slice(0, at + 1).findLast(one => typeof one === 'number') ?? 0;
    heard = mark;
    marks = marks.slice(0, at + 1);
    set({ at, praise: null });
    useCoach.getState().object(null);
    if (mark !== past.length || future.length > 0) {
      useGame.setState({
        game: steps[mark]?.state ?? game,
        past: steps.slice(0, mark),
        future: [],
        record: record && recordTo(record, base + mark),
        events: [],
        lastChange: 'undo',
        problem: null,
      });
    }
    useScreen.getState().forget();
    enter(false);
    tell();
  }

  /** The screen may show what the step asks for. */
  function look(): void {
    const step = stepNow();
    const seen = step ? seenIn(step, useScreen.getState()) : null;
    if (seen === 'right') leadOn();
    else if (seen === 'wrong' && step?.task.kind === 'look') useCoach.getState().object(step.task.otherwise);
  }

  /** The other side says ready at once; all else waits until what happened has been seen. */
  function letOthers(): void {
    clearTimeout(timer);
    const { engine, game, submit } = useGame.getState();
    const answer = engine && game && othersAnswer(engine, game);
    if (!answer && unstaged) {
      const step = unstaged;
      unstaged = null;
      setStage(step);
      letOthers();
    } else if (!answer) settled();
    else if (game.phase === 'planning') submit(answer);
    else {
      timer = setTimeout(() => {
        if (!useMotion.getState().playing) submit(answer);
      }, PAUSE);
    }
  }

  /** It is the learner's turn: from here the step can be taken again. */
  function settled(): void {
    const { lesson, at, told } = get();
    const { past } = useGame.getState();
    if (told.at !== at)
      timer = setTimeout(() => {
        if (!useMotion.getState().playing) tell();
      }, PAUSE);
    if (!lesson || typeof marks[at] === 'number') return;
    marks[at] = past.length;
    const kept = { at, answers: past.map(({ answer }) => answer), marks: [...marks] };
    useProgress.getState().keep(lesson.id, kept, at >= lesson.steps.length);
  }

  return {
    lesson: null,
    at: 0,
    praise: null,
    told: { at: 0, praise: null },

    async open(lesson, afresh = false) {
      get().close();
      openings += 1;
      const turn = openings;
      const engine = await engineFor(lesson.setup).catch(() => null);
      if (turn !== openings) return;
      if (!engine) return useGame.setState({ problem: CARDS_MISSING });
      const progress = useProgress.getState().of[lesson.id];
      const goesOn = !afresh && progress && progress.at < lesson.steps.length;
      begin(engine, lesson, goesOn ? progress : null);
    },

    next() {
      if (stepNow()?.task.kind === 'read') leadOn();
    },

    choose(answer) {
      const task = stepNow()?.task;
      const chosen = task?.kind === 'choose' ? task.answers[answer] : undefined;
      if (chosen?.right) leadOn(chosen.why);
      else if (chosen) useCoach.getState().object(chosen.why);
    },

    back() {
      if (get().at > 0) goTo(get().at - 1);
    },

    close() {
      openings += 1;
      clearTimeout(timer);
      stop();
      stop = () => {};
      useCoach.getState().attend(null);
      useGame.getState().leave();
      set({ lesson: null, at: 0, praise: null, told: { at: 0, praise: null } });
    },
  };
});
