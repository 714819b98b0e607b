import type { StoreNames } from 'idb';
import { type Database, rowsFrom, type Schema } from './database';

/** A row as it lies there, with its key: nobody has looked at it yet. */
export interface RawRow {
  readonly key: IDBValidKey;
  readonly row: unknown;
}

export interface RawGame {
  readonly game: unknown;
  readonly answers: readonly unknown[];
  readonly snapshots: readonly unknown[];
}

/** All games; one that the browser itself cannot read any more has no row, and the others are there all the same. */
export async function readGames(db: Database): Promise<readonly RawRow[]> {
  try {
    const tx = db.transaction('games');
    const [keys, rows] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()]);
    return keys.map((key, index) => ({ key, row: rows[index] }));
  } catch {
    return oneByOne(db, 'games');
  }
}

/** One game with all its rows, of one moment, unless some cannot be read. */
export async function readGame(db: Database, id: IDBValidKey): Promise<RawGame> {
  const only = IDBKeyRange.only(id);
  const all = rowsFrom(id, 0);
  try {
    const tx = db.transaction(['games', 'answers', 'snapshots']);
    const [game, answers, snapshots] = await Promise.all([
      tx.objectStore('games').get(only),
      tx.objectStore('answers').getAll(all),
      tx.objectStore('snapshots').getAll(all),
    ]);
    return { game, answers, snapshots };
  } catch {
    const [game, answers, snapshots] = await Promise.all([
      db.get('games', only).catch(() => null),
      oneByOne(db, 'answers', all),
      oneByOne(db, 'snapshots', all),
    ]);
    return { game, answers: answers.map(({ row }) => row), snapshots: snapshots.map(({ row }) => row) };
  }
}

/** A row that cannot be read ends the transaction in which it is asked for: here each has its own. */
async function oneByOne(db: Database, store: StoreNames<Schema>, range?: IDBKeyRange): Promise<readonly RawRow[]> {
  const keys = await db.getAllKeys(store, range);
  return Promise.all(
    keys.map(async key => ({ key, row: await db.get(store, IDBKeyRange.only(key)).catch(() => null) })),
  );
}
