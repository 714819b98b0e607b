import { type AnswerRow, database, rowsFrom, type SavedGame, type Snapshot } from './database';
import { takeGame } from './holding';

/** A saved game with all its rows. */
export interface LoadedGame {
  readonly saved: SavedGame;
  readonly rows: readonly AnswerRow[];
  readonly snapshots: readonly Snapshot[];
}

/** All saved games, the one last played first. */
export async function listGames(): Promise<readonly SavedGame[]> {
  const games = await (await database()).getAll('games');
  return games.sort((a, b) => b.changed - a.changed);
}

/** What lies on the disk, read at one moment; null if there is no such game. */
export async function loadGame(id: string): Promise<LoadedGame | null> {
  const tx = (await database()).transaction(['games', 'answers', 'snapshots']);
  const [saved, rows, snapshots] = await Promise.all([
    tx.objectStore('games').get(id),
    tx.objectStore('answers').getAll(rowsFrom(id, 0)),
    tx.objectStore('snapshots').getAll(rowsFrom(id, 0)),
  ]);
  if (!saved) return null;
  // A gap would hand the answers after it to other questions.
  const gap = rows.findIndex(({ n }, index) => n !== index);
  return { saved, rows: gap < 0 ? rows : rows.slice(0, gap), snapshots };
}

export async function deleteGame(id: string): Promise<void> {
  await takeGame(id);
  const tx = (await database()).transaction(['games', 'answers', 'snapshots'], 'readwrite');
  await Promise.all([
    tx.objectStore('games').delete(id),
    tx.objectStore('answers').delete(rowsFrom(id, 0)),
    tx.objectStore('snapshots').delete(rowsFrom(id, 0)),
    tx.done,
  ]);
}

export async function renameGame(id: string, name: string): Promise<void> {
  const tx = (await database()).transaction('games', 'readwrite');
  const saved = await tx.store.get(id);
  await Promise.all([saved && tx.store.put({ ...saved, name }), tx.done]);
}
