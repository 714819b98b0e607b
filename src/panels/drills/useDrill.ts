import { create } from 'zustand';
import { useMotion } from '../../board/motion/player';
import { targetAnswer } from '../../bots/target';
import type { Answer, Engine } from '../../engine';
import type { GameState } from '../../engine/core/state';
import { type Drill, type Flown, type Stand, starsFor } from '../../lessons/drills/drill';
import { type Flight, fliersOf, flight } from '../../lessons/drills/fly';
import { legsOf } from '../../lessons/drills/trails';
import { layOut } from '../../lessons/layOut';
import { useCoach } from '../../store/coach';
import { CARDS_MISSING, engineFor } from '../../store/engineFor';
import { useGame } from '../../store/game';
import { createPause } from '../../store/saves/pause';
import { type Trail, useScreen } from '../../store/screen';
import { useBests } from './best';

/** How a drill came out, when all of it has been seen. */
export interface Ending {
  readonly stand: Stand;
  readonly stars: number;
  readonly newBest: boolean;
  /** A hand has changed the table: that counts for no best. */
  readonly byHand: boolean;
  readonly flown: Flown;
}

interface DrillStore {
  readonly drill: Drill | null;
  readonly stand: Stand | null;
  readonly ending: Ending | null;
  /** The stored way, flown by the engine; null until it is. */
  readonly better: Flight | null;
  /** The table flies it, to be watched. */
  readonly shown: boolean;
  open(drill: Drill): Promise<void>;
  again(): void;
  /** The stored way, flown at the table. */
  showWay(): void;
  close(): void;
}

/** Long enough for the board to begin showing what the last answer caused. */
const PAUSE = 40;

const OVER = 'This drill is over: fly it again, or take another.';
const SHOWN = 'The table flies this one. Press Again to fly it yourself.';

const FRESH = { stand: null, ending: null, better: null, shown: false } as const;

/** The drill on the table. It measures after each answer, answers for the targets, and ends what is over. */
export const useDrill = create<DrillStore>()((set, get) => {
  let openings = 0;
  let stop = (): void => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: GameState | null = null;

  function begin(engine: Engine, drill: Drill, shown: boolean): void {
    putAway();
    openings += 1;
    const { state, record } = layOut(engine, drill);
    start = state;
    useGame.getState().leave();
    const base = record.answers.length;
    useGame.setState({ engine, game: state, record, base, name: `Drill: ${drill.name}`, lastChange: 'start' });
    useScreen.getState().reset();
    set({ ...FRESH, drill, shown });
    useCoach.getState().attend({ objectionTo: object });
    const ends = [
      useGame.subscribe((now, before) => {
        if (now.past !== before.past) follow();
      }),
      useMotion.subscribe(goOn),
    ];
    stop = () => {
      for (const end of ends) end();
    };
    follow();
  }

  const object = (): string | null =>
    get().shown ? SHOWN : (get().stand?.verdict ?? 'going') === 'going' ? null : OVER;

  function flownNow(): Flown | null {
    const { engine, past } = useGame.getState();
    return engine && start && { rules: engine.rules, start, moments: past };
  }

  /** A step back out of the end goes on flying. */
  function follow(): void {
    const { drill, ending } = get();
    const flown = flownNow();
    if (!drill || !flown) return;
    const stand = drill.measure(flown);
    if (ending && stand.verdict === 'going') {
      useCoach.getState().rest(false);
      useScreen.getState().show({ trails: [] });
    }
    set({ stand, ending: stand.verdict === 'going' ? null : ending });
    goOn();
  }

  /** What the table answers: for the targets, and for the player where the way is shown. */
  function othersAnswer(engine: Engine, game: GameState): Answer | null {
    const { drill, shown } = get();
    if (!drill) return null;
    const waits = game.pending.some(
      ({ player, topic }) => player === 'p1' && !(topic.kind === 'setDials' && game.ready.p1),
    );
    if (waits) return shown ? targetAnswer(engine, game, 'p1', fliersOf(drill.way)) : null;
    return targetAnswer(engine, game, 'p2', drill.targets);
  }

  function goOn(): void {
    clearTimeout(timer);
    const { stand, ending } = get();
    const { engine, game, submit } = useGame.getState();
    if (!engine || !game || !stand || ending) return;
    if (stand.verdict !== 'going') {
      timer = setTimeout(() => {
        if (!useMotion.getState().playing) end(engine);
      }, PAUSE);
      return;
    }
    const answer = othersAnswer(engine, game);
    if (!answer) return;
    if (game.phase === 'planning' && answer.player === 'p2') submit(answer);
    else {
      timer = setTimeout(() => {
        if (useMotion.getState().playing) return;
        if (!submit(answer)) submit(engine.legalAnswers(game, answer.player)[0]!);
      }, PAUSE);
    }
  }

  function end(engine: Engine): void {
    const { drill, stand, shown } = get();
    const flown = flownNow();
    if (!drill || !stand || !flown) return;
    const byHand = useGame.getState().past.some(({ answer }) => 'referee' in answer);
    const stars = starsFor(drill, stand);
    const counts = !shown && !byHand && stand.verdict === 'done';
    const newBest = counts && useBests.getState().keep(drill, { score: stand.score, stars });
    useScreen.getState().forget();
    useCoach.getState().rest(true);
    set({ ending: { stand, stars, newBest, byHand, flown } });
    look();
    flyBetter(engine, drill);
  }

  /** In slices: the page stays awake meanwhile. */
  async function flyBetter(engine: Engine, drill: Drill): Promise<void> {
    const turn = openings;
    if (get().better) return;
    const pause = createPause();
    const flying = flight(engine, drill, drill.way);
    let step = flying.next();
    while (!step.done) {
      await pause();
      if (turn !== openings) return;
      step = flying.next();
    }
    set({ better: step.value });
    if (get().ending) look();
  }

  /** The way flown beside the better one, on the board. */
  function look(): void {
    const { ending, better, shown } = get();
    if (!ending) return;
    const trails: Trail[] = [];
    const lay = (flown: Flown, look: Trail['look']) => {
      for (const [ship, legs] of legsOf(flown, 'p1')) trails.push({ ship, look, legs });
    };
    if (!shown) lay(ending.flown, 'flown');
    if (better) lay(better.flown, 'better');
    useScreen.getState().show({ trails });
  }

  function putAway(): void {
    openings += 1;
    clearTimeout(timer);
    stop();
    stop = () => {};
    useCoach.getState().attend(null);
  }

  function anew(shown: boolean): void {
    const { drill, better } = get();
    const { engine } = useGame.getState();
    if (!engine || !drill) return;
    begin(engine, drill, shown);
    set({ better });
  }

  return {
    drill: null,
    ...FRESH,

    async open(drill) {
      get().close();
      const turn = openings;
      const engine = await engineFor(drill.setup).catch(() => null);
      if (turn !== openings) return;
      if (!engine) return useGame.setState({ problem: CARDS_MISSING });
      begin(engine, drill, false);
    },

    again: () => anew(false),
    showWay: () => anew(true),

    close() {
      putAway();
      useGame.getState().leave();
      set({ drill: null, ...FRESH });
    },
  };
});
