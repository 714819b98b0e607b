import { useEffect, useRef } from 'react';
import { linksOf } from '../../rulebook';
import type { Entry } from '../../rulebook/entry';
import { Example } from './Example';
import { Terms } from './Terms';
import { BOOK_WORDS, CHAPTER_NAMES } from './words';

interface Props {
  readonly entry: Entry;
  readonly onOpen: (entry: string) => void;
}

/** One entry: its words, its example, and where to go from here. */
export function EntryPage({ entry, onOpen }: Props) {
  const { id, title, chapter, says, shows, board } = entry;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('.book-page')?.scrollTo?.({ top: 0 });
  }, [id]);
  return (
    <article className="book-entry" aria-labelledby={`entry-${id}`}>
      <div className="book-words">
        <p className="book-chapter">{CHAPTER_NAMES[chapter]}</p>
        <h3 ref={heading} id={`entry-${id}`} tabIndex={-1}>
          {title}
        </h3>
        {says.map(line => (
          <p key={line}>
            <Terms text={line} but={id} onOpen={onOpen} />
          </p>
        ))}
      </div>
      <div className="book-examples">
        <Example key={id} title={title} shows={shows} onOpen={onOpen} />
        {board && <Example key={`${id} board`} title={title} shows={board} onOpen={onOpen} />}
      </div>
      <nav className="book-see" aria-label={BOOK_WORDS.see}>
        <h4>{BOOK_WORDS.see}</h4>
        <ul>
          {linksOf(id).map(other => (
            <li key={other.id}>
              <button type="button" className="book-chip" data-entry={other.id} onClick={() => onOpen(other.id)}>
                {other.title}
              </button>
            </li>
          ))}
        </ul>
      </nav>
    </article>
  );
}
