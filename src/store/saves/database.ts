import type { DBSchema, IDBPDatabase } from 'idb';
import type { Answer, Setup } from '../../engine';
import type { PlayerId } from '../../engine/core/ids';
import type { GameState, Outcome } from '../../engine/core/state';
import { connectionTo } from '../connection';
import type { JournalNote } from '../history';
import type { TableOptions } from '../tableOptions';

/** All about a saved game but its answers: enough to list it. */
export interface SavedGame {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly changed: number;
  readonly setup: Setup;
  readonly seed: number;
  /** The hash of the card facts that it was played with. */
  readonly cards: string;
  /** The hash of the rules. */
  readonly edition: string;
  /** How many answers the game stands at. Rows beyond were undone and can be redone. */
  readonly answers: number;
  readonly round: number;
  readonly score: Readonly<Record<PlayerId, number>>;
  readonly outcome: Outcome | null;
  readonly options: TableOptions;
  readonly journal: readonly JournalNote[];
}

/** The answer number `n` of a game, from 0. */
export interface AnswerRow {
  readonly game: string;
  readonly n: number;
  readonly answer: Answer;
  readonly at: number;
}

/** The whole state after so many answers: at the start of each round and at the end. */
export interface Snapshot {
  readonly game: string;
  readonly answers: number;
  readonly round: number;
  readonly hash: string;
  readonly state: GameState;
}

export interface Schema extends DBSchema {
  games: { key: string; value: SavedGame };
  answers: { key: [string, number]; value: AnswerRow };
  snapshots: { key: [string, number]; value: Snapshot };
}

export type Database = IDBPDatabase<Schema>;

const connection = connectionTo<Schema>('range-one', db => {
  db.createObjectStore('games', { keyPath: 'id' });
  db.createObjectStore('answers', { keyPath: ['game', 'n'] });
  db.createObjectStore('snapshots', { keyPath: ['game', 'answers'] });
});

export const database: () => Promise<Database> = connection.inTime;
/** For writing the game on the table, which is worth it however late. */
export const databaseAtLast: () => Promise<Database> = connection.eventually;

/** All rows of a game from number `first` on: an array sorts after every number. */
export const rowsFrom = (game: IDBValidKey, first: number): IDBKeyRange => IDBKeyRange.bound([game, first], [game, []]);
