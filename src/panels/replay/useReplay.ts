import { create } from 'zustand';
import { useMotion } from '../../board/motion/player';
import { legsOf } from '../../lessons/drills/trails';
import { useGame } from '../../store/game';
import { recordTo } from '../../store/history';
import type { Film, Filming } from '../../store/replay/film';
import { isUnseen, nextStop, type Stop, type StopKind, stopsOf } from '../../store/replay/stops';
import { useScreen } from '../../store/screen';
import type { MotionSpeed } from '../../store/settings';
import { useLaidOver } from './laidOver';

/** How fast a replay runs by itself. */
export const SPEEDS = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number] & MotionSpeed;

/** Between two steps that run by themselves, in milliseconds: time to read what came of the one. */
const REST: Readonly<Record<Speed, number>> = { slow: 1800, normal: 800, fast: 150 };
/** How often it is looked whether a step has been seen to its end. */
const LOOK = 60;

interface ReplayStore {
  readonly film: Film | null;
  readonly problem: string | null;
  readonly stops: readonly Stop[];
  readonly running: boolean;
  readonly speed: Speed;
  /** The ways that all ships have come are drawn. */
  readonly traced: boolean;
  open(filming: Promise<Filming>, at: number | null): Promise<void>;
  close(): void;
  /** To the moment after so many steps, at once. */
  goTo(at: number): void;
  /** The next step, seen as it happened. */
  forward(): void;
  back(): void;
  /** To the nearest moment of a kind; what happened there is seen as it happened. */
  toStop(kind: StopKind, way: 1 | -1): void;
  run(running: boolean): void;
  setSpeed(speed: Speed): void;
  trace(traced: boolean): void;
}

const NOTHING = { film: null, problem: null, stops: [], running: false, traced: false } as const;

/** A game that is looked back on, at the table. */
export const useReplay = create<ReplayStore>()((set, get) => {
  let openings = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Lays the moment after so many steps on the table, its last step seen as it happens or at once. */
  function lay(at: number, seen: boolean): void {
    const { film } = get();
    if (!film) return;
    const { engine, name, options, record, steps, start, base } = film;
    const past = steps.slice(0, at);
    const last = past.at(-1);
    const { seats: _, targets: __, ...plain } = options;
    useGame.setState({
      engine,
      game: last?.after ?? start,
      record: recordTo(record, base + at),
      past,
      future: steps.slice(at),
      events: last?.events ?? [],
      lastChange: seen ? 'answer' : 'undo',
      options: { ...plain, clockMinutes: null },
      problem: null,
      replaying: true,
      base,
      name,
    });
    useScreen.getState().forget();
    draw();
  }

  /** The ways of both sides so far. */
  function draw(): void {
    const { film, traced } = get();
    const { past, engine } = useGame.getState();
    if (!film || !engine) return;
    const flown = { rules: engine.rules, start: film.start, moments: past };
    const trails = (['p1', 'p2'] as const).flatMap(player =>
      [...legsOf(flown, player)].map(([ship, legs]) => ({ ship, legs, look: 'flown' as const })),
    );
    useScreen.getState().show({ trails: traced ? trails : [] });
  }

  const at = (): number => useGame.getState().past.length;
  const end = (): number => get().film?.steps.length ?? 0;

  function goOn(): void {
    clearTimeout(timer);
    if (!get().running) return;
    const { events, past } = useGame.getState();
    const motion = useMotion.getState();
    if (motion.events !== events || motion.playing) {
      timer = setTimeout(goOn, LOOK);
      return;
    }
    if (at() >= end()) {
      set({ running: false });
      return;
    }
    const last = past.at(-1);
    timer = setTimeout(
      () => {
        if (!get().running) return;
        step();
        goOn();
      },
      last && isUnseen(last) ? 0 : REST[get().speed],
    );
  }

  /** Facedown dials are passed over: nothing of them can be seen. */
  function step(): void {
    const { steps } = get().film!;
    let to = at() + 1;
    while (to < steps.length && isUnseen(steps[to - 1]!)) to += 1;
    if (to <= steps.length) lay(to, true);
  }

  return {
    ...NOTHING,
    speed: 'normal',

    async open(filming, wanted) {
      get().close();
      const turn = openings;
      const filmed = await filming;
      if (turn !== openings) return;
      if (!filmed.ok) return set({ problem: filmed.problem });
      const { film } = filmed;
      set({ film, stops: stopsOf(film.steps) });
      useMotion.getState().hurry(get().speed);
      useScreen.getState().reset();
      lay(Math.min(wanted ?? firstRound(film), film.steps.length), false);
    },

    close() {
      openings += 1;
      clearTimeout(timer);
      useLaidOver.getState().lift();
      if (get().film) {
        useGame.getState().leave();
        useScreen.getState().reset();
        useMotion.getState().hurry(null);
      }
      set(NOTHING);
    },

    goTo(wanted) {
      lay(Math.max(0, Math.min(wanted, end())), false);
      goOn();
    },

    forward() {
      set({ running: false });
      if (get().film) step();
    },

    back() {
      set({ running: false });
      const { film } = get();
      if (!film) return;
      let to = at() - 1;
      while (to > 0 && isUnseen(film.steps[to - 1]!)) to -= 1;
      if (to >= 0) lay(to, false);
    },

    toStop(kind, way) {
      const stop = nextStop(get().stops, kind, at(), way);
      if (!stop) return;
      const told = kind === 'attack' || kind === 'kill';
      set({ running: get().running && told });
      lay(stop.after, told);
      goOn();
    },

    run(running) {
      // From the end it begins anew.
      if (running && at() >= end()) lay(firstRound(get().film!), false);
      set({ running });
      goOn();
    },

    setSpeed(speed) {
      set({ speed });
      useMotion.getState().hurry(speed);
    },

    trace(traced) {
      set({ traced });
      draw();
    },
  };
});

/** Behind the placing of the pieces. */
const firstRound = ({ steps }: Film): number => stopsOf(steps).find(({ kind }) => kind === 'round')?.after ?? 0;
