import { useEffect } from 'react';
import { entryOf } from '../../rulebook';
import { Book } from './Book';
import { BOOK_WORDS } from './words';

interface Props {
  /** The entry that is read, by its id; null for the list. */
  readonly entry: string | null;
  readonly onEntry: (id: string) => void;
  readonly onList: () => void;
  readonly onUnknown: () => void;
  /** To the entry read before: the browser's Back. */
  readonly onStepBack: () => void;
  readonly onBack: () => void;
}

/** The rulebook in a room of its own; each entry has an address. */
export function RulebookScreen({ entry, onEntry, onList, onUnknown, onStepBack, onBack }: Props) {
  const isUnknown = entry !== null && !entryOf(entry);
  useEffect(() => {
    if (isUnknown) onUnknown();
  });
  return (
    <main className="room rulebook-room">
      <header className="rulebook-head">
        <h1>{BOOK_WORDS.title}</h1>
        <button type="button" className="plain-button" onClick={onBack}>
          {BOOK_WORDS.home}
        </button>
      </header>
      <Book at={entry} onOpen={onEntry} onList={onList} onStepBack={onStepBack} />
    </main>
  );
}
