import { useEffect, useRef, useState } from 'react';
import type { Meaning } from './glossary';
import { openBook, useBook } from './rulebook/book';
import { entryOfWord } from './rulebook/wordEntries';
import { meaningOf } from './wordProps';
import './GlossaryPopover.css';

interface Shown extends Meaning {
  readonly at: Element;
  /** Where the rulebook tells more. */
  readonly entry: string | null;
  readonly left: number;
  /** Below the word, or above it where there is no room. */
  readonly top?: number;
  readonly bottom?: number;
}

const ID = 'glossary-popover';
const WIDTH = 300;
const ROOM = 120;
/** Milliseconds: a pointer passing by shows nothing, one that leaves has time to come back, a finger held is no tap. */
const PAUSE = 250;
const HOLD = 500;

const wordAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-word]') : null;

/** Its own press means something else. */
const isInButton = (at: Element): boolean => at.closest('button, a, summary, label') !== null;

/** A term of the rulebook is told by its first sentences. */
function termMeaning(entry: string | null): Meaning | null {
  const found = entry === null ? null : useBook.getState().book?.entryOf(entry);
  return found ? { name: found.title, means: found.says.slice(0, 2).join(' ') } : null;
}

function shownAt(at: Element): Shown | null {
  const word = at.getAttribute('data-word') ?? '';
  const entry = entryOfWord(word);
  const meaning = meaningOf(word) ?? termMeaning(entry);
  if (!meaning) return null;
  const { left, top, bottom } = at.getBoundingClientRect();
  const place = { left: Math.max(8, Math.min(left, window.innerWidth - WIDTH - 8)) };
  return bottom + ROOM < window.innerHeight
    ? { ...meaning, entry, at, ...place, top: bottom + 6 }
    : { ...meaning, entry, at, ...place, bottom: window.innerHeight - top + 6 };
}

/** Says what a word, an icon or a number is. One for the whole screen: whatever has `data-word` is explained. */
export function GlossaryPopover() {
  const [shown, setShown] = useState<Shown | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    return listen(setShown, box);
  }, []);
  useEffect(() => {
    shown?.at.setAttribute('aria-describedby', ID);
    return () => shown?.at.removeAttribute('aria-describedby');
  }, [shown]);
  if (!shown) return null;
  const { name, means, entry, left, top, bottom } = shown;
  return (
    <div ref={box} className="glossary-popover" style={{ left, top, bottom }}>
      <div id={ID} role="tooltip">
        <b>{name}</b> {means}
      </div>
      {entry !== null && (
        <button
          type="button"
          className="glossary-more"
          onClick={() => {
            setShown(null);
            openBook(entry);
          }}
        >
          More
        </button>
      )}
    </div>
  );
}

type Show = (shown: Shown | null) => void;

function listen(show: Show, box: { readonly current: HTMLElement | null }): () => void {
  let timer = 0;
  let held = false;
  const later = (shown: () => Shown | null, after: number) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => show(shown()), after);
  };
  const now = (shown: Shown | null) => {
    window.clearTimeout(timer);
    show(shown);
  };
  const events = {
    pointerover({ target, pointerType }: PointerEvent) {
      if (pointerType === 'touch') return;
      const word = wordAt(target);
      if (word) later(() => shownAt(word), PAUSE);
      // The words themselves may be pointed at: to be read at leisure.
      else if (box.current?.contains(target as Node)) window.clearTimeout(timer);
      else if (box.current) later(() => null, PAUSE);
      else window.clearTimeout(timer);
    },
    focusin({ target }: FocusEvent) {
      const word = wordAt(target);
      if (word === target && word?.matches(':focus-visible')) now(shownAt(word));
      else if (!word && !box.current?.contains(target as Node)) now(null);
    },
    pointerdown({ target, pointerType }: PointerEvent) {
      held = false;
      const word = wordAt(target);
      if (pointerType !== 'touch' || !word) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        held = true;
        show(shownAt(word));
      }, HOLD);
    },
    pointerup() {
      if (!held) window.clearTimeout(timer);
    },
    click(event: MouseEvent) {
      // A finger that was held to read has not pressed the button below it.
      if (held) {
        held = false;
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      if (box.current?.contains(event.target as Node)) return;
      const word = wordAt(event.target);
      now(word && !isInButton(word) ? shownAt(word) : null);
    },
    keydown(event: KeyboardEvent) {
      const word = wordAt(event.target);
      const entry = word === event.target ? entryOfWord(word?.getAttribute('data-word') ?? '') : null;
      if (event.key === 'Enter' && box.current && entry !== null) {
        event.preventDefault();
        event.stopPropagation();
        now(null);
        return openBook(entry);
      }
      if (event.key !== 'Escape' || !box.current) return;
      // Only the words close, not what lies below them.
      event.stopPropagation();
      now(null);
    },
    scroll: () => now(null),
  };
  const entries = Object.entries(events) as readonly (readonly [string, EventListener])[];
  for (const [type, listener] of entries) document.addEventListener(type, listener, { capture: true });
  return () => {
    window.clearTimeout(timer);
    for (const [type, listener] of entries) document.removeEventListener(type, listener, { capture: true });
  };
}
