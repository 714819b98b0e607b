import { Sheet } from '../table/bar/Sheet';
import { Book } from './Book';
import { closeBook, useBook } from './book';
import { BOOK_WORDS } from './words';

/** The rulebook over a game: closed, the game is as it was. */
export function BookSheet() {
  const open = useBook(store => store.open);
  if (open === null) return null;
  return (
    <Sheet title={BOOK_WORDS.title} wide onClose={closeBook}>
      <Book first={open} />
    </Sheet>
  );
}
