import { Book } from './Book';
import { BOOK_WORDS } from './words';

/** The rulebook in a room of its own. */
export function RulebookScreen({ first = '', onBack }: { readonly first?: string; readonly onBack: () => void }) {
  return (
    <main className="room rulebook-room">
      <header className="rulebook-head">
        <h1>{BOOK_WORDS.title}</h1>
        <button type="button" className="plain-button" onClick={onBack}>
          {BOOK_WORDS.back}
        </button>
      </header>
      <Book first={first} />
    </main>
  );
}
