import { useEffect, useRef } from 'react';
import { useExplaining } from '../../store/explaining';
import { fetchBook, openBook, useBook } from '../rulebook/book';
import { useTable } from '../table/useTable';
import { thingWords } from './thingWords';
import './PieceTip.css';

const WIDTH = 320;
const ROOM = 190;
/** Between the thing and its words, in pixels. */
const OFF = 16;

/** What a thing on the board is, beside it, with a way into the rulebook. */
export function PieceTip() {
  const told = useExplaining(store => store.told);
  useEffect(() => void fetchBook(), []);
  return told ? <Tip key={`${told.x} ${told.y}`} {...told} /> : null;
}

function Tip({ thing, x, y, byKey }: NonNullable<ReturnType<typeof useExplaining.getState>['told']>) {
  const names = useTable();
  const book = useBook(store => store.book);
  const hush = useExplaining(store => store.hush);
  const more = useRef<HTMLButtonElement>(null);
  // Whoever asked by a key goes on by keys: Enter leads into the rulebook.
  useEffect(() => {
    if (byKey) more.current?.focus({ preventScroll: true });
  }, [byKey]);
  const { name, says, entry } = thingWords(names, book, thing);
  const left = Math.max(8, Math.min(x - WIDTH / 2, innerWidth - WIDTH - 8));
  const place = y + OFF + ROOM < innerHeight ? { top: y + OFF } : { bottom: innerHeight - y + OFF };
  return (
    <div
      className="piece-tip"
      style={{ left, ...place }}
      onPointerEnter={() => useExplaining.setState({ told: { thing, x, y, byKey: true } })}
      onPointerLeave={hush}
    >
      <p role="status">
        <b>{name}</b> {says}
      </p>
      <button
        ref={more}
        type="button"
        className="piece-more"
        onClick={() => {
          hush();
          openBook(entry);
        }}
      >
        More
      </button>
    </div>
  );
}
