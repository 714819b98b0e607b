import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Sheet } from '../table/bar/Sheet';
import { Book } from './Book';
import { closeBook, useBook } from './book';
import { BOOK_WORDS } from './words';

/** The rulebook over a game: closed, the game is as it was. Beside the table's screen, so that its buttons look as in the room. */
export function BookSheet() {
  const open = useBook(store => store.open);
  const [trail, setTrail] = useState<readonly string[]>([]);
  useEffect(() => void setTrail(open ? [open] : []), [open]);
  return createPortal(
    <Sheet title={BOOK_WORDS.title} widest onClose={closeBook}>
      <Book
        at={trail.at(-1) ?? null}
        onOpen={entry => setTrail([...trail, entry])}
        onList={() => setTrail([])}
        onStepBack={trail.length > 1 ? () => setTrail(trail.slice(0, -1)) : null}
      />
    </Sheet>,
    document.body,
  );
}
