import type { DBSchema } from 'idb';
import type { z } from '../../catalog/zod';
import type { Squad } from '../../engine/core/setup';
import { nameFrom } from '../../engine/core/text';
import { connectionTo } from '../connection';
import { plainOf } from '../soundRow';
import { isNewer, type OwnSquad, rowOf, rowReader, type SquadRow } from './row';

export type { OwnSquad } from './row';

/** A row that is no squad any more, with what is left of it as text. */
export interface DamagedSquad {
  readonly id: IDBValidKey;
  readonly name: string;
  readonly text: string;
  /** A newer version wrote it: nothing is wrong with it. */
  readonly isNewer: boolean;
}

interface Schema<Kept extends Squad> extends DBSchema {
  squads: { key: string; value: SquadRow<Kept> };
}

/** The player's squads in this browser. Each of these may fail: a browser need not keep anything. */
export interface SquadLibrary<Kept extends Squad> {
  /** The one last changed first. */
  list(): Promise<readonly OwnSquad<Kept>[]>;
  /** Those that `list` leaves out. */
  damaged(): Promise<readonly DamagedSquad[]>;
  save(own: OwnSquad<Kept>): Promise<void>;
  remove(id: IDBValidKey): Promise<void>;
}

/** Keeps squads of whatever shape the screens give them, and checks that shape when it reads them. */
export function squadLibrary<Kept extends Squad>(squad: z.ZodMiniType<Kept>): SquadLibrary<Kept> {
  const { inTime: database } = connectionTo<Schema<Kept>>('range-one-squads', db => {
    db.createObjectStore('squads', { keyPath: 'id' });
  });
  const readRow = rowReader(squad);

  async function read() {
    const tx = (await database()).transaction('squads');
    const [keys, rows] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()]);
    return keys.map((key, index) => ({ key, raw: rows[index], own: readRow(rows[index]) }));
  }

  return {
    async list() {
      return (await read()).flatMap(({ own }) => own ?? []).sort((a, b) => b.changed - a.changed);
    },
    async damaged() {
      const bad = (await read()).filter(({ own }) => !own);
      return bad.map(({ key, raw }) => {
        const left = plainOf(raw) as { readonly squad?: { readonly name?: unknown } | null } | null;
        const name = nameFrom(left?.squad?.name, 'A squad without a name');
        return { id: key, name, text: JSON.stringify(left), isNewer: isNewer(raw) };
      });
    },
    async save(own) {
      const tx = (await database()).transaction('squads', 'readwrite');
      // Asked for and committed at once: a page that closes now still has it done.
      const put = tx.store.put(rowOf(own));
      tx.commit();
      await Promise.all([put, tx.done]);
    },
    async remove(id) {
      await (await database()).delete('squads', IDBKeyRange.only(id));
    },
  };
}
