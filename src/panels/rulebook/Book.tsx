import { useEffect, useRef, useState } from 'react';
import { ENTRIES, entryOf } from '../../rulebook';
import { CHAPTERS, type Entry } from '../../rulebook/entry';
import { search } from '../../rulebook/search';
import { fetchBook } from './book';
import { EntryPage } from './EntryPage';
import { BOOK_WORDS, CHAPTER_NAMES } from './words';
import './Book.css';

interface Props {
  /** The entry that lies open; null for the list alone. */
  readonly at: string | null;
  readonly onOpen: (entry: string) => void;
  readonly onList: () => void;
  /** To the entry read before; null where this is the first. */
  readonly onStepBack: (() => void) | null;
}

/** The rulebook: a list to search, and a page. On a phone one or the other. */
export function Book({ at, onOpen, onList, onStepBack }: Props) {
  useEffect(() => void fetchBook(), []);
  const [wanted, setWanted] = useState('');
  const entry = entryOf(at ?? '');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at) list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  }, [at]);
  return (
    <div className="book">
      <div ref={list} className={entry ? 'book-list aside' : 'book-list'}>
        <label className="book-search">
          {BOOK_WORDS.search}
          <input
            type="search"
            value={wanted}
            placeholder={BOOK_WORDS.searchHint}
            onChange={({ target }) => setWanted(target.value)}
          />
        </label>
        {wanted.trim() ? (
          <Found entries={search(wanted)} at={entry} onOpen={onOpen} />
        ) : (
          <Chapters at={entry} onOpen={onOpen} />
        )}
      </div>
      <div className={entry ? 'book-page' : 'book-page aside'}>
        {entry && (
          <p className={onStepBack ? 'book-back' : 'book-back first'}>
            {onStepBack && (
              <button type="button" className="plain-button" onClick={onStepBack}>
                {BOOK_WORDS.back}
              </button>
            )}
            <button type="button" className="plain-button book-to-list" onClick={onList}>
              {BOOK_WORDS.list}
            </button>
          </p>
        )}
        {entry ? <EntryPage entry={entry} onOpen={onOpen} /> : <p className="book-lead">{BOOK_WORDS.lead}</p>}
      </div>
    </div>
  );
}

interface ListProps {
  readonly at: Entry | null;
  readonly onOpen: (id: string) => void;
}

function Found({ entries, at, onOpen }: ListProps & { readonly entries: readonly Entry[] }) {
  return (
    <>
      <p role="status" className="book-count">
        {entries.length > 0 ? BOOK_WORDS.found(entries.length) : BOOK_WORDS.none}
      </p>
      <Names entries={entries} at={at} onOpen={onOpen} />
    </>
  );
}

const Chapters = (props: ListProps) =>
  CHAPTERS.map(chapter => (
    <section key={chapter}>
      <h3>{CHAPTER_NAMES[chapter]}</h3>
      <Names {...props} entries={ENTRIES.filter(entry => entry.chapter === chapter)} />
    </section>
  ));

const Names = ({ entries, at, onOpen }: ListProps & { readonly entries: readonly Entry[] }) => (
  <ul>
    {entries.map(({ id, title }) => (
      <li key={id}>
        <button
          type="button"
          className="book-name"
          data-entry={id}
          aria-current={at?.id === id ? 'page' : undefined}
          onClick={() => onOpen(id)}
        >
          {title}
        </button>
      </li>
    ))}
  </ul>
);
