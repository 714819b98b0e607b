import type { DBSchema } from 'idb';
import type { Squad } from '../../engine/core/setup';
import type { ProfileId } from '../../engine/core/vocabulary';
import { connectionTo } from '../connection';

/** A squad of the player's own, as it lies on the disk. */
export interface OwnSquad<Kept extends Squad> {
  readonly id: string;
  /** The point system it is made for. */
  readonly profile: ProfileId;
  readonly changed: number;
  readonly squad: Kept;
}

interface Schema<Kept extends Squad> extends DBSchema {
  squads: { key: string; value: OwnSquad<Kept> };
}

/** The player's squads in this browser. Each of these may fail: a browser need not keep anything. */
export interface SquadLibrary<Kept extends Squad> {
  /** The one last changed first. */
  list(): Promise<readonly OwnSquad<Kept>[]>;
  save(own: OwnSquad<Kept>): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Keeps squads of whatever shape the screens give them; they are the only ones who write here. */
export function squadLibrary<Kept extends Squad>(): SquadLibrary<Kept> {
  const database = connectionTo<Schema<Kept>>('range-one-squads', db => {
    db.createObjectStore('squads', { keyPath: 'id' });
  });
  return {
    async list() {
      const all = await (await database()).getAll('squads');
      return all.sort((a, b) => b.changed - a.changed);
    },
    async save(own) {
      const tx = (await database()).transaction('squads', 'readwrite');
      // Asked for and committed at once: a page that closes now still has it done.
      const put = tx.store.put(own);
      tx.commit();
      await Promise.all([put, tx.done]);
    },
    async remove(id) {
      await (await database()).delete('squads', id);
    },
  };
}
