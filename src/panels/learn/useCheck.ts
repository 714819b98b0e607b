import { create } from 'zustand';
import { useMotion } from '../../board/motion/player';
import type { Choice, Decision } from '../../engine/core/decision';
import { layOut } from '../../lessons/layOut';
import type { Position } from '../../lessons/lesson';
import { isAnswered, objectionTo, othersAnswer } from '../../lessons/walk';
import { useCoach } from '../../store/coach';
import { CARDS_MISSING, engineFor } from '../../store/engineFor';
import { useGame } from '../../store/game';
import { useScreen } from '../../store/screen';
import { DEFAULT_OPTIONS } from '../../store/tableOptions';
import { useChecks } from './checkProgress';

interface CheckStore {
  readonly positions: readonly Position[];
  /** The position, counted from 0; behind the last when all are answered. */
  readonly at: number;
  /** What is said to the right answer; null while it is looked for. */
  readonly solved: string | null;
  /** How many were right at the first try. */
  readonly firstTry: number;
  open(positions: readonly Position[], lesson: string | null): Promise<void>;
  choose(answer: number): void;
  next(): void;
  close(): void;
}

const PAUSE = 40;
const ANSWERED = 'That is answered. Press Next.';

/** A check at the table: positions one after the other, with nothing lit. */
export const useCheck = create<CheckStore>()((set, get) => {
  let openings = 0;
  let stop = (): void => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let erred = false;
  let lesson: string | null = null;

  const positionNow = (): Position | undefined => get().positions[get().at];

  async function show(): Promise<void> {
    putAway();
    const turn = openings;
    const position = positionNow();
    if (!position) return;
    const engine = await engineFor(position.setup).catch(() => null);
    if (turn !== openings) return;
    if (!engine) return useGame.setState({ problem: CARDS_MISSING });
    const { state, record } = layOut(engine, position);
    useGame.getState().leave();
    useGame.setState({
      ...{ engine, game: state, record, base: record.answers.length, name: 'Check', lastChange: 'start' },
      // Whoever is asked looks for themselves: what would be met is not marked.
      options: { ...DEFAULT_OPTIONS, help: 'classic' },
    });
    useScreen.getState().reset();
    erred = false;
    set({ solved: null });
    useCoach.getState().attend({ objectionTo: object });
    useCoach.getState().rest(position.task.kind === 'choose');
    const ends = [useGame.subscribe((now, before) => now.past !== before.past && follow()), useMotion.subscribe(goOn)];
    stop = () => {
      for (const end of ends) end();
    };
  }

  function object(_: Decision, choice: Choice): string | null {
    const position = positionNow();
    if (!position) return null;
    const objection = get().solved === null ? objectionTo(position, choice) : ANSWERED;
    if (objection && get().solved === null && position.task.kind === 'answer') erred = true;
    return objection;
  }

  function follow(): void {
    const position = positionNow();
    const last = useGame.getState().past.at(-1);
    if (position && last && get().solved === null && isAnswered(position, last.answer)) solve(position.praise ?? '');
    goOn();
  }

  function solve(words: string): void {
    const position = positionNow()!;
    useChecks.getState().meet(position.id, !erred);
    useCoach.getState().object(null);
    set({ solved: words, firstTry: get().firstTry + (erred ? 0 : 1) });
  }

  /** What was planned rightly is flown, to be seen. */
  function goOn(): void {
    clearTimeout(timer);
    const { engine, game, submit } = useGame.getState();
    if (!engine || !game || get().solved === null) return;
    const dials = game.pending.find(({ player, topic }) => player === 'p1' && topic.kind === 'setDials');
    const isReady = positionNow()?.task.kind === 'answer' && dials?.options.some(({ key }) => key === 'ready');
    const own = isReady && !game.ready.p1 ? dials : undefined;
    const answer = own
      ? ({ decision: own.id, player: 'p1', choice: { option: 'ready' } } as const)
      : othersAnswer(engine, game);
    if (!answer) return;
    timer = setTimeout(() => {
      if (!useMotion.getState().playing) submit(answer);
    }, PAUSE);
  }

  function putAway(): void {
    openings += 1;
    clearTimeout(timer);
    stop();
    stop = () => {};
    useCoach.getState().attend(null);
  }

  return {
    positions: [],
    at: 0,
    solved: null,
    firstTry: 0,

    open(positions, of) {
      lesson = of;
      set({ positions, at: 0, solved: null, firstTry: 0 });
      return show();
    },

    choose(answer) {
      const task = positionNow()?.task;
      const chosen = task?.kind === 'choose' ? task.answers[answer] : undefined;
      if (!chosen || get().solved !== null) return;
      if (chosen.right) solve(chosen.why);
      else {
        erred = true;
        useCoach.getState().object(chosen.why);
      }
    },

    next() {
      if (get().solved === null) return;
      const at = get().at + 1;
      set({ at, solved: null });
      if (at < get().positions.length) void show();
      else {
        putAway();
        useCoach.getState().rest(true);
        if (lesson) useChecks.getState().finish(lesson, get().firstTry);
      }
    },

    close() {
      putAway();
      useGame.getState().leave();
      set({ positions: [], at: 0, solved: null, firstTry: 0 });
    },
  };
});
