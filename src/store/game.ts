import { create } from 'zustand';
import type { Answer, Engine, GameRecord, Outcome, Setup } from '../engine';
import { EDITION } from '../engine/core/edition';
import type { GameEvent } from '../engine/core/event';
import { PLAYERS, type PlayerId } from '../engine/core/ids';
import type { GameState } from '../engine/core/state';
import { nameFrom } from '../engine/core/text';
import { freshId, freshSeed } from './chance';
import { askedAgain, copyAnswer, isCopy, withNewDice } from './copies';
import { CARDS_MISSING, engineFor } from './engineFor';
import { gameNameOf } from './gameName';
import { type HistoryStep, type JournalNote, recordTo, recordWith, whatStepsShow } from './history';
import { giveAgain, type Mending, mendingOf } from './mending';
import { kindPlaced, type PlacingFor, placeFor, placeNext } from './placing';
import type { GameFile } from './saves/gameFile';
import type { Saving } from './saves/keeper';
import { nextTask } from './saves/pause';
import { openPart } from './saves/secrets';
import { type OpenGame, openSaved, startSaving } from './saving';
import { personsAt } from './seats';
import { seedOfWords } from './seedWords';
import { DEFAULT_OPTIONS, type TableOptions } from './tableOptions';
import { mayGoTo, redoTo, undoOf } from './undo';

export interface GameStore {
  readonly engine: Engine | null;
  readonly game: GameState | null;
  /** Setup, seed and every answer that stands: enough to play the game again. */
  readonly record: GameRecord | null;
  readonly options: TableOptions;
  /** Every answer that stands, oldest first. */
  readonly past: readonly HistoryStep[];
  /** What was undone, next first. */
  readonly future: readonly HistoryStep[];
  readonly journal: readonly JournalNote[];
  /** A mistake further back is being mended. */
  readonly mending: Mending | null;
  /** What the last answer caused; the board plays these. Empty after a step in time. */
  readonly events: readonly GameEvent[];
  readonly lastChange: 'start' | 'answer' | 'undo' | 'redo' | 'resume';
  /** Why the last wish was not granted, in a sentence. */
  readonly problem: string | null;
  /** An answer over which the rules broke. The game stands as it was before it. */
  readonly fault: { readonly answer: Answer; readonly error: unknown } | null;
  readonly saving: Saving;
  /** The saved game, its name, and when it was begun. */
  readonly id: string | null;
  readonly name: string;
  readonly created: number;
  /** Answers before the first of `past`: none, but for a moment after resuming, or if the rules have changed since. */
  readonly base: number;
  /** Whose pieces the table places during setup, as their turns come; only of the kind that was asked for. */
  readonly placingFor: PlacingFor | null;
  /** A game that is over is looked back on: it is walked through, and nothing is answered. */
  readonly replaying: boolean;
  start(setup: Setup, options?: Partial<TableOptions>, seed?: number, id?: string): Promise<void>;
  /** Brings back the very question at once, and the steps before the round shortly after. */
  resume(id: string): Promise<void>;
  submit(given: Answer): boolean;
  /** One step back; while dials are set, `by` takes back their own. Refused with a sentence in `problem`. */
  undo(by?: PlayerId | null): boolean;
  redo(by?: PlayerId | null): boolean;
  /** To the moment at which so many of `past` and `future` had been answered. */
  goTo(step: number, by?: PlayerId | null): boolean;
  /** To the moment before that step, to answer otherwise; what came after it can be given again. */
  mend(step: number, by?: PlayerId | null): boolean;
  /** Gives what came after a mended step again, as far as it applies. */
  giveAgain(): Promise<void>;
  /** No more of it. */
  endMending(): void;
  placeAll(): void;
  /** Places this player's pieces of the kind asked for, now and when their turn comes again, until a step is undone. */
  placeForMe(player: PlayerId): void;
  /** The game as a file, as far as anybody may have it. A file tells how dice will fall, so this game gets new ones. */
  toFile(): GameFile | null;
  leave(): void;
  rename(name: string): void;
  setOptions(change: Partial<TableOptions>): void;
}

const NOTHING = {
  engine: null,
  game: null,
  record: null,
  options: DEFAULT_OPTIONS,
  past: [],
  future: [],
  journal: [],
  mending: null,
  events: [],
  lastChange: 'start',
  problem: null,
  fault: null,
  saving: 'saved',
  id: null,
  name: '',
  created: 0,
  base: 0,
  placingFor: null,
  replaying: false,
} as const;

/** Said to whoever wants to change what was played. */
export const ONLY_REPLAYED = 'This is a replay. Play on from here to change it.';

const DIALS_ARE_SET = 'Dials are being set: each player takes back only their own.';

const BROKEN =
  'The rules met a case that they cannot play. The game stands as it was before that answer: choose another, or take a step back.';

const seedFor = ({ openSeed }: Partial<TableOptions>): number =>
  openSeed === undefined ? freshSeed() : seedOfWords(openSeed);

/** A rule that breaks is news for the players, and no end of their game. */
function answered(engine: Engine, game: GameState, given: Answer): Outcome | { readonly error: unknown } {
  try {
    return engine.answer(game, given);
  } catch (error) {
    return { error };
  }
}

/** Whoever answers otherwise after several steps back may want what came after all the same. Alone, one steps back freely. */
function mendingAfter({ future, game, id, options }: GameStore): Mending | null {
  const [, ...later] = future;
  const forTwo = !game?.practice && id !== null && personsAt(options).length === PLAYERS.length;
  const mending = mendingOf(later);
  return forTwo && mending.later.length > 0 ? mending : null;
}

/** Holds the game and the answers; decides nothing. */
export const useGame = create<GameStore>()((set, get) => {
  /** Counts the games asked for: one that comes after the player has left is not shown. */
  let opening = 0;
  let open: OpenGame | null = null;

  /** News of the saving of one game; of a game that was left, they come too late. */
  const tellIn = (turn: number) => (saving: Saving) => {
    if (turn === opening) set({ saving });
  };

  function close(): number {
    open?.close();
    open = null;
    opening += 1;
    return opening;
  }

  function change(part: Partial<GameStore>): void {
    set({ fault: null, ...part });
    open?.keep(get());
  }

  function travel(step: number, kind: JournalNote['kind'], by: PlayerId | null): boolean {
    const { engine, past, future, record, game, base, journal } = get();
    const steps = [...past, ...future];
    if (!engine || !record || !game || step === past.length || step < 0 || step > steps.length) return false;
    const from = past.length;
    const shown = whatStepsShow(steps.slice(Math.min(from, step), Math.max(from, step)));
    const note = { kind, from: base + from, to: base + step, round: game.round, shown, by, at: Date.now() };
    change({
      game: steps[step]?.state ?? steps[step - 1]!.after,
      record: step < from ? recordTo(record, base + step) : recordWith(engine, record, steps.slice(from, step)),
      past: steps.slice(0, step),
      future: steps.slice(step),
      journal: [...journal, note],
      events: [],
      lastChange: step < from ? 'undo' : 'redo',
      mending: null,
      problem: null,
      placingFor: null,
    });
    return true;
  }

  function refuse(problem: string): false {
    set({ problem });
    return false;
  }

  /** As long as there is a piece to place, and it can be. */
  function placeAs(next: (engine: Engine, game: GameState, seed: number) => Answer | null): void {
    for (;;) {
      const { engine, game, record } = get();
      const answer = engine && game && record && next(engine, game, record.seed);
      if (!answer || !take(answer)) return;
    }
  }

  const placeAsWished = () => placeAs((engine, game, seed) => placeFor(engine, game, seed, get().placingFor));

  function take(given: Answer): boolean {
    const { engine, game, past, future, record, replaying, mending } = get();
    if (!engine || !game || !record) return false;
    if (replaying) return refuse(ONLY_REPLAYED);
    const outcome = answered(engine, game, given);
    if ('error' in outcome) {
      set({ fault: { answer: given, error: outcome.error } });
      return refuse(BROKEN);
    }
    if (!outcome.ok) return refuse(outcome.problem);
    // Somebody went back behind the place where this copy was made: its dice are new here too.
    if (future.some(isCopy) && !isCopy({ answer: given }))
      return take(copyAnswer()) && take(askedAgain(given, get().game!));
    const { state, events } = outcome.step;
    const step: HistoryStep = { state: game, answer: given, events, after: state, at: Date.now() };
    change({
      game: state,
      events,
      record: engine.addAnswer(record, given, state),
      past: [...past, step],
      future: [],
      mending: mending ?? mendingAfter(get()),
      lastChange: 'answer',
      problem: null,
    });
    return true;
  }

  return {
    ...NOTHING,

    async start(setup, options = {}, seed = seedFor(options), id = freshId()) {
      const turn = close();
      const engine = await engineFor(setup).catch(() => null);
      if (turn !== opening) return;
      if (!engine) return set({ ...NOTHING, problem: CARDS_MISSING });
      await nextTask();
      if (turn !== opening) return;
      const outcome = engine.newGame(setup, seed);
      // Each in a task of its own: the page stays awake meanwhile.
      await nextTask();
      if (turn !== opening) return;
      if (!outcome.ok) return set({ ...NOTHING, problem: outcome.problem });
      const { state, events } = outcome.step;
      open = startSaving(id, tellIn(turn));
      change({
        ...NOTHING,
        engine,
        game: state,
        events,
        record: engine.beginRecord(state.setup, seed, state),
        options: { ...DEFAULT_OPTIONS, ...options },
        id,
        name: gameNameOf(state.setup),
        created: Date.now(),
      });
    },

    async resume(id) {
      const turn = close();
      const opened = await openSaved(id, tellIn(turn));
      if (turn !== opening) return opened.ok ? opened.open.close() : undefined;
      if (!opened.ok) return set({ ...NOTHING, problem: opened.problem });
      open = opened.open;
      set({ ...NOTHING, ...opened.part, lastChange: 'resume' });
      if (opened.part.base === 0) return;
      const earlier = await opened.earlier();
      if (turn !== opening) return;
      // All of it agrees with these rules, so from now on they are its own.
      if (earlier.ok)
        set(({ past, record }) => ({
          past: [...earlier.steps, ...past],
          base: 0,
          record: record && { ...record, edition: EDITION },
        }));
      else set(({ problem }) => ({ problem: problem ?? earlier.problem }));
    },

    submit(given) {
      const taken = take(given);
      if (taken) placeAsWished();
      return taken;
    },

    undo(by = null) {
      if (get().replaying) return travel(get().past.length - 1, 'undone', by);
      const undo = undoOf(get().past, by, personsAt(get().options));
      switch (undo.kind) {
        case 'takeBack':
          return take(undo.answer);
        case 'step':
          return travel(undo.to, 'undone', by);
        case 'nothing':
          return refuse(undo.why);
      }
    },

    redo(by = null) {
      const { past, future, options, replaying } = get();
      return travel(replaying ? past.length + 1 : redoTo(past, future, personsAt(options)), 'redone', by);
    },

    goTo(step, by = null) {
      if (!get().replaying && !mayGoTo(get().past, step, personsAt(get().options))) return refuse(DIALS_ARE_SET);
      return travel(step, 'jumped', by);
    },

    mend(step, by = null) {
      const { past, replaying, options } = get();
      const [mistake, ...later] = past.slice(step);
      if (!mistake || replaying) return false;
      if (!mayGoTo(past, step, personsAt(options))) return refuse(DIALS_ARE_SET);
      if (!travel(step, 'jumped', by)) return false;
      set({ mending: mendingOf(later) });
      return true;
    },

    async giveAgain() {
      const { engine, game, past, mending } = get();
      if (!engine || !game || !mending) return;
      const { steps, leftOut, later } = await giveAgain(engine, game, mending.later);
      const now = get();
      if (now.game !== game || now.mending !== mending || !now.record) return;
      change({
        game: steps.at(-1)?.after ?? game,
        record: recordWith(engine, now.record, steps),
        past: [...past, ...steps],
        future: steps.length > 0 ? [] : now.future,
        events: [],
        mending: { later, given: mending.given + steps.length, leftOut: [...mending.leftOut, ...leftOut] },
        lastChange: 'redo',
        problem: null,
      });
    },

    endMending: () => set({ mending: null }),

    placeAll: () => placeAs((engine, game, seed) => placeNext(engine, game, seed, PLAYERS)),

    placeForMe(player) {
      const { game, placingFor } = get();
      const decision = game?.pending[0];
      if (!decision) return;
      const kind = kindPlaced(decision);
      const others = placingFor?.kind === kind ? placingFor.players : [];
      set({ placingFor: { kind, players: [...new Set([...others, player])] } });
      placeAsWished();
    },

    toFile() {
      const { engine, record, game, id, name, options, journal, past, future, base } = get();
      if (!engine || !record || !game) return null;
      const { tellsDice, heldBack: _, ...open } = openPart({ record, journal, game, base, past, future });
      // A lesson is never kept, and rolls as it must.
      const renewed = tellsDice && id ? withNewDice(engine, { record, past, future, game }, Date.now()) : null;
      if (renewed) change({ ...renewed, events: [], problem: null });
      return { name, options, ...open };
    },

    leave() {
      close();
      set(NOTHING);
    },

    rename: name => change({ name: nameFrom(name, get().name) }),
    setOptions: part => change({ options: { ...get().options, ...part } }),
  };
});
