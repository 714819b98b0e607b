import { type Database, rowsFrom } from './database';
import type { Kept } from './kept';

/**
 * Writes the steps from `first` on and what is known about the game, all or nothing.
 * All is asked for at once and committed by name: a page that closes now still has it done.
 */
export function writeGame(db: Database, { saved, base, steps, record, game }: Kept, first: number): Promise<void> {
  const tx = db.transaction(['games', 'answers', 'snapshots'], 'readwrite', { durability: 'strict' });
  const { id } = saved;
  const requests: Promise<unknown>[] = [tx.objectStore('games').put(saved)];
  if (first < steps.length || first === 0) {
    const rows = tx.objectStore('answers');
    const snapshots = tx.objectStore('snapshots');
    requests.push(rows.delete(rowsFrom(id, base + first)), snapshots.delete(rowsFrom(id, base + first + 1)));
    steps.slice(first).forEach(({ answer, at }, index) => {
      requests.push(rows.put({ game: id, n: base + first + index, answer, at }));
    });
    for (const { answers, round, hash } of record.rounds) {
      const isNew = answers > base + first || (answers === 0 && first === 0);
      const state = answers === 0 ? (steps[0]?.state ?? game) : steps[answers - base - 1]?.after;
      if (isNew && state) requests.push(snapshots.put({ game: id, answers, round, hash, state }));
    }
  }
  tx.commit();
  // Why it failed is for the transaction to say: its requests only hear that it was aborted.
  for (const request of requests) request.catch(() => undefined);
  return tx.done;
}
