import { type Ranking, rankedFor } from '../../bots/opponent';
import { type ThreatMap, threatsTo } from '../../bots/threats';
import type { Engine, PlayerView } from '../../engine';
import type { PlayerId } from '../../engine/core/ids';
import { engineFor } from '../../store/engineFor';

/** What the page asks about a table, as one player sees it. */
export interface Question {
  /** The game: its cards are read once. */
  readonly game: string;
  readonly player: PlayerId;
  readonly view: PlayerView;
}

/** What comes of each kind of question. */
export interface Advice {
  /** All maneuvers of each ship whose dial is to be set. */
  readonly dials: readonly Ranking[];
  /** Where enemies can shoot next. */
  readonly threats: ThreatMap;
}
export type Kind = keyof Advice;

export interface Asked extends Question {
  readonly turn: number;
  readonly kind: Kind;
}

export type Reply =
  | { readonly turn: number; readonly advice: Advice[Kind] }
  | { readonly turn: number; readonly problem: string };

type Answers = { readonly [Some in Kind]: (engine: Engine, asked: Question) => Advice[Some] };

const ANSWERS: Answers = {
  dials: (engine, { view, player }) => rankedFor(engine, view, player),
  threats: (engine, { view, player }) => threatsTo(engine, view, player),
};

/** Thinks for whoever wants advice, beside the page. It keeps the cards of one game at a time. */
export function createAdviser(): (asked: Asked) => Promise<Reply> {
  let now: { readonly game: string; readonly engine: Promise<Engine> } | null = null;

  function engineOf({ game, view }: Asked): Promise<Engine> {
    if (now?.game !== game) now = { game, engine: engineFor(view.setup) };
    const { engine } = now;
    engine.catch(() => {
      now = null;
    });
    return engine;
  }

  return async asked => {
    const { turn, kind } = asked;
    try {
      return { turn, advice: ANSWERS[kind](await engineOf(asked), asked) };
    } catch (error) {
      return { turn, problem: error instanceof Error ? error.message : String(error) };
    }
  };
}
