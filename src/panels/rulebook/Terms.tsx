import { useMemo } from 'react';
import type { Entry } from '../../rulebook/entry';
import { useBook } from './book';
import { type Segment, termFinder } from './terms';
import './terms.css';

interface Props {
  readonly text: string;
  /** The entry on whose page it stands: that is no link to itself. */
  readonly but?: string;
  /** Where a press opens the entry at once; else the term says what it is first, and leads on from there. */
  readonly onOpen?: (entry: string) => void;
}

const finders = new WeakMap<readonly Entry[], (text: string) => readonly Segment[]>();

function finderOf(entries: readonly Entry[]) {
  const finder = finders.get(entries) ?? termFinder(entries);
  finders.set(entries, finder);
  return finder;
}

/** How `data-word` names an entry of the rulebook. */
export const wordOfEntry = (entry: string): string => `entry:${entry}`;

/** A text whose terms lead into the rulebook; plain until the rulebook has come. */
export function Terms({ text, but, onOpen }: Props) {
  const book = useBook(store => store.book);
  const segments = useMemo(() => (book ? finderOf(book.entries)(text) : null), [book, text]);
  if (!segments) return text;
  return segments.map(({ text: part, entry }, index) => {
    if (!entry || entry === but) return part;
    return onOpen ? (
      <button key={index} type="button" className="term-link" onClick={() => onOpen(entry)}>
        {part}
      </button>
    ) : (
      <span key={index} className="term" data-word={wordOfEntry(entry)}>
        {part}
      </span>
    );
  });
}
