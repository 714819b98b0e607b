import { create } from 'zustand';
import { loadCatalog } from '../catalog/load';
import { type Answer, createEngine, type Engine, type Setup } from '../engine';
import type { GameEvent } from '../engine/core/event';
import type { PlayerId } from '../engine/core/ids';
import type { GameState } from '../engine/core/state';

/** One answer back in time: the game before it, and what it was. */
interface Past {
  readonly state: GameState;
  readonly answer: Answer;
  readonly events: readonly GameEvent[];
}

interface GameStore {
  readonly engine: Engine | null;
  readonly game: GameState | null;
  readonly seed: number;
  /** Every answer so far: undo, replay and saving all read from here. */
  readonly past: readonly Past[];
  /** What the last answer caused; the board plays these. */
  readonly events: readonly GameEvent[];
  /** Why the last answer was not taken, in a sentence. */
  readonly problem: string | null;
  start(setup: Setup, seed: number): Promise<void>;
  submit(given: Answer): boolean;
  undo(): void;
  /** Lets the table place what is to be placed, up to the first dial. */
  placeAll(): void;
  leave(): void;
}

const NOTHING = { engine: null, game: null, seed: 0, past: [], events: [], problem: null } as const;

/** Holds the game and the answers; decides nothing. */
export const useGame = create<GameStore>()((set, get) => ({
  ...NOTHING,

  async start(setup, seed) {
    const factions = Object.values(setup.players).map(({ squad }) => squad.faction);
    const engine = createEngine(await loadCatalog(factions));
    const outcome = engine.newGame(setup, seed);
    if (!outcome.ok) return set({ problem: outcome.problem });
    set({ ...NOTHING, engine, seed, game: outcome.step.state, events: outcome.step.events });
  },

  submit(given) {
    const { engine, game, past } = get();
    if (!engine || !game) return false;
    const outcome = engine.answer(game, given);
    if (!outcome.ok) {
      set({ problem: outcome.problem });
      return false;
    }
    const { state, events } = outcome.step;
    set({ game: state, events, problem: null, past: [...past, { state: game, answer: given, events }] });
    return true;
  },

  undo() {
    const { past } = get();
    const last = past.at(-1);
    if (last) set({ game: last.state, past: past.slice(0, -1), events: [], problem: null });
  },

  placeAll() {
    const { engine, submit, seed } = get();
    for (let i = 0; engine; i++) {
      const decision = get().game?.pending[0];
      if (!decision || get().game?.phase !== 'setup') return;
      // A different start a piece scatters obstacles; ships stand in a row along their edge.
      const [first] = engine.legalAnswers(get().game!, decision.player, placeNumber(decision.player, i, seed));
      if (!first || !submit(first)) return;
    }
  },

  leave: () => set(NOTHING),
}));

const placeNumber = (player: PlayerId, turn: number, seed: number): number =>
  Math.abs(seed * 31 + turn * 7 + (player === 'p1' ? 0 : 3));
