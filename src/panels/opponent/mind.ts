import { type Answered, createOpponent, type Opponent } from '../../bots/opponent';
import type { Engine, PlayerView } from '../../engine';
import type { PlayerId } from '../../engine/core/ids';
import { engineFor } from '../../store/engineFor';
import type { Seat } from '../../store/seats';

/** What the page asks: one decision, seen as that player sees it. */
export interface Asked {
  /** Counts what was asked: an answer to anything but the last is dropped. */
  readonly turn: number;
  /** The game: its cards are read once. */
  readonly game: string;
  readonly player: PlayerId;
  readonly seat: Seat;
  readonly view: PlayerView;
  /** Its view from when this round's dials were set, where that is past: a new worker was not asked then. */
  readonly planned?: PlayerView;
}

export type Reply =
  | { readonly turn: number; readonly answered: Answered | null }
  | { readonly turn: number; readonly problem: string };

/** Thinks for the sides that the table plays. It keeps one game at a time. */
export function createThinker(): (asked: Asked) => Promise<Reply> {
  let now: { readonly game: string; readonly engine: Promise<Engine> } | null = null;
  const opponents = new Map<string, Opponent>();

  function engineOf({ game, view }: Asked): Promise<Engine> {
    if (now?.game === game) return now.engine;
    opponents.clear();
    now = { game, engine: engineFor(view.setup) };
    now.engine.catch(() => {
      now = null;
    });
    return now.engine;
  }

  return async asked => {
    const { turn, player, seat, view, planned } = asked;
    try {
      const engine = await engineOf(asked);
      const key = `${player} ${seat.level} ${seat.seed}`;
      const known = opponents.get(key) ?? createOpponent(engine, player, seat.level, seat.seed);
      opponents.set(key, known);
      return { turn, answered: known.answer(view, planned) };
    } catch (error) {
      return { turn, problem: error instanceof Error ? error.message : String(error) };
    }
  };
}
