import { nameFrom } from '../../engine/core/text';
import { type AnswerRow, database, rowsFrom, type SavedGame, type Snapshot } from './database';
import { takeGame } from './holding';
import { readGame, readGames } from './read';

/** A saved game with all its rows. */
export interface LoadedGame {
  readonly saved: SavedGame;
  readonly rows: readonly AnswerRow[];
  readonly snapshots: readonly Snapshot[];
}

/** A row that is no game any more. What is left of it can be saved as a file, or deleted. */
export interface DamagedGame {
  readonly id: IDBValidKey;
  readonly name: string;
}

export interface ListedGames {
  /** The one last played first. */
  readonly games: readonly SavedGame[];
  readonly damaged: readonly DamagedGame[];
}

/** How rows are checked is fetched when there are some: the first screen of a new player needs none of it. */
const checks = () => import('./rows');

export async function listGames(): Promise<ListedGames> {
  const raw = await readGames(await database());
  if (raw.length === 0) return { games: [], damaged: [] };
  const { soundGame } = await checks();
  const rows = raw.map(({ key, row }) => ({ key, row, game: soundGame(row) }));
  return {
    games: rows.flatMap(({ game }) => game ?? []).sort((a, b) => b.changed - a.changed),
    damaged: rows.filter(({ game }) => !game).map(({ key, row }) => ({ id: key, name: nameIn(row) })),
  };
}

const nameIn = (row: unknown): string =>
  nameFrom(typeof row === 'object' && row !== null && 'name' in row ? row.name : null, 'A game without a name');

/** What lies on the disk, read at one moment; null if there is no such game, or if it is damaged. */
export async function loadGame(id: string): Promise<LoadedGame | null> {
  const { game, answers, snapshots } = await readGame(await database(), id);
  const { soundGame, soundAnswer, soundSnapshot } = await checks();
  const saved = soundGame(game);
  if (!saved) return null;
  const rows = answers.map(soundAnswer);
  // A gap would hand the answers after it to other questions, and so would one that cannot be read.
  const gap = rows.findIndex((row, index) => row?.n !== index);
  return {
    saved,
    rows: (gap < 0 ? rows : rows.slice(0, gap)).flatMap(row => row ?? []),
    snapshots: snapshots.flatMap(one => soundSnapshot(one) ?? []),
  };
}

export async function deleteGame(id: IDBValidKey): Promise<void> {
  await takeGame(`${id}`);
  const tx = (await database()).transaction(['games', 'answers', 'snapshots'], 'readwrite');
  await Promise.all([
    tx.objectStore('games').delete(IDBKeyRange.only(id)),
    tx.objectStore('answers').delete(rowsFrom(id, 0)),
    tx.objectStore('snapshots').delete(rowsFrom(id, 0)),
    tx.done,
  ]);
}

export async function renameGame(id: string, name: string): Promise<void> {
  const tx = (await database()).transaction('games', 'readwrite');
  const saved = await tx.store.get(id);
  await Promise.all([saved && tx.store.put({ ...saved, name: nameFrom(name, saved.name) }), tx.done]);
}
