import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';
import { whenLate } from './patience';

export interface Connection<Schema extends DBSchema> {
  /** Refused where the browser does not answer in time; what comes later is there for the next wish. */
  inTime(): Promise<IDBPDatabase<Schema>>;
  /** For what is worth doing however late: some browsers answer after a minute, and some never. */
  eventually(): Promise<IDBPDatabase<Schema>>;
}

interface Opening<Schema extends DBSchema> {
  readonly eventually: Promise<IDBPDatabase<Schema>>;
  inTime: Promise<IDBPDatabase<Schema>>;
}

/** The one connection of this tab to a database. A failure is forgotten, so that the next try is a fresh one. */
export function connectionTo<Schema extends DBSchema>(
  name: string,
  upgrade: NonNullable<OpenDBCallbacks<Schema>['upgrade']>,
): Connection<Schema> {
  let opening: Opening<Schema> | null = null;
  const forget = () => {
    opening = null;
  };

  // Where there is no IndexedDB at all, asking for it throws: here that is a refusal too.
  const ask = async () =>
    openDB<Schema>(name, 1, {
      upgrade,
      // A newer page in another tab waits for this connection to go.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });

  function open(): Opening<Schema> {
    const eventually = ask();
    const inTime = new Promise<IDBPDatabase<Schema>>((resolve, reject) => {
      eventually.then(resolve, reject);
      whenLate(eventually, () => reject(new Error('The browser does not answer.')));
    });
    // Nobody need be waiting for it.
    inTime.catch(() => undefined);
    const opened = { eventually, inTime };
    eventually.then(() => {
      opened.inTime = eventually;
    }, forget);
    return opened;
  }

  const now = () => {
    opening ??= open();
    return opening;
  };
  return { inTime: () => now().inTime, eventually: () => now().eventually };
}
