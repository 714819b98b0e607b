import type { GameRecord } from '../../engine';
import { pointsOf } from '../../engine/core/score';
import type { GameState } from '../../engine/core/state';
import type { HistoryStep, JournalNote } from '../history';
import type { TableOptions } from '../tableOptions';
import type { SavedGame } from './database';

/** A game as it is to lie on the disk. */
export interface Kept {
  readonly saved: SavedGame;
  /** How many answers came before the first of `steps`. */
  readonly base: number;
  /** What was answered, with what was undone and can be redone after it. */
  readonly steps: readonly HistoryStep[];
  /** Up to where the game stands: its marks say where snapshots belong. */
  readonly record: GameRecord;
  readonly game: GameState;
}

/** What of a game on the table is kept. */
interface Keepable {
  readonly id: string | null;
  readonly name: string;
  readonly created: number;
  readonly record: GameRecord | null;
  readonly game: GameState | null;
  readonly base: number;
  readonly past: readonly HistoryStep[];
  readonly future: readonly HistoryStep[];
  readonly options: TableOptions;
  readonly journal: readonly JournalNote[];
}

/** Null while no game is on the table. */
export function keptOf({ past, future, ...store }: Keepable, changed: number): Kept | null {
  const { id, name, created, record, game, base, options, journal } = store;
  if (!id || !record || !game) return null;
  const { setup, seed, cards, edition } = record;
  const saved = {
    ...{ id, name, created, changed, setup, seed, cards, edition, options, journal },
    answers: base + past.length,
    round: game.round,
    score: { p1: pointsOf(game.score, 'p1'), p2: pointsOf(game.score, 'p2') },
    outcome: game.outcome,
  };
  return { saved, base, steps: [...past, ...future], record, game };
}
