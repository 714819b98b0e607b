import { create } from 'zustand';
import type { Entry } from '../../rulebook/entry';

/** The rulebook's text, once it has been fetched: the first screen goes without. */
export interface Book {
  readonly entries: readonly Entry[];
  readonly entryOf: (id: string) => Entry | null;
}

interface BookStore {
  readonly book: Book | null;
  /** The entry that lies open over a game; null where the rulebook is closed, '' for its list. */
  readonly open: string | null;
}

export const useBook = create<BookStore>()(() => ({ book: null, open: null }));

let asked: Promise<void> | null = null;

/** Asked for again where it did not come. */
export function fetchBook(): Promise<void> {
  asked ??= import('../../rulebook').then(
    ({ ENTRIES, entryOf }) => useBook.setState({ book: { entries: ENTRIES, entryOf } }),
    () => {
      asked = null;
    },
  );
  return asked;
}

/** Over the game that is being played, which goes on as it was. */
export const openBook = (entry: string): void => useBook.setState({ open: entry });
export const closeBook = (): void => useBook.setState({ open: null });
