import { useEffect, useState } from 'react';
import { Sheet } from '../table/bar/Sheet';
import { Book } from './Book';
import { closeBook, useBook } from './book';
import { BOOK_WORDS } from './words';

/** The rulebook over a game: closed, the game is as it was. */
export function BookSheet() {
  const open = useBook(store => store.open);
  const [trail, setTrail] = useState<readonly string[]>([]);
  useEffect(() => void setTrail(open ? [open] : []), [open]);
  return (
    <Sheet title={BOOK_WORDS.title} widest onClose={closeBook}>
      <Book
        at={trail.at(-1) ?? null}
        onOpen={entry => setTrail([...trail, entry])}
        onList={() => setTrail([])}
        onStepBack={trail.length > 1 ? () => setTrail(trail.slice(0, -1)) : null}
      />
    </Sheet>
  );
}
