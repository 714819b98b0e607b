import {
  Fragment,
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useGame } from '../../../store/game';
import type { HistoryStep, JournalNote } from '../../../store/history';
import type { Names } from '../labels';
import { useTold } from '../stage/useTold';
import { useTable } from '../useTable';
import { LogHeading, LogStep } from './LogStep';
import { linesFrom } from './lines';
import { noteWords } from './notes';
import './Log.css';

/** Answers told at first, and how many more at a time. A long game is not laid out as a whole. */
const SHOWN = 60;
const MORE = 200;

/** What happened, in sentences, newest last. */
export function Log({ folded = false }: { readonly folded?: boolean }) {
  const { rules, game } = useTable();
  // Told a moment after the board has moved on: a long log must not hold up the step itself.
  const past = useDeferredValue(usePast());
  const future = useDeferredValue(useGame(store => store.future));
  const journal = useDeferredValue(useGame(store => store.journal));
  const base = useGame(store => store.base);
  const goTo = useGame(store => store.goTo);
  const [earliest, setEarliest] = useState<number | null>(null);
  const { scroller, following, follow, onScroll } = useFollowing(past.length, folded);
  // In steps, so that old lines leave seldom and many at once.
  const recent = Math.max(0, Math.floor((past.length - SHOWN) / SHOWN) * SHOWN);
  const first = Math.min(earliest ?? recent, past.length);
  // Lines fetched by hand stand outside the live region: nobody wants them read out.
  const live = Math.min(Math.max(first, recent), past.length);
  const notes = notesAt({ rules, game }, journal, base, past.length);
  return (
    <section className={`log${folded ? ' for-screen-readers' : ''}`} aria-label="Log" data-covers>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form. */}
      <div
        ref={scroller}
        className="log-lines"
        role="group"
        aria-label="Lines"
        tabIndex={folded ? -1 : 0}
        onScroll={onScroll}
        onKeyDown={walkLines}
      >
        {first > 0 && (
          <button type="button" className="log-earlier" onClick={() => setEarliest(Math.max(0, first - MORE))}>
            Earlier
          </button>
        )}
        {first < live && <Steps past={past} from={first} until={live} notes={notes} />}
        <div role="log" aria-label="What happened">
          <Steps past={past} from={live} until={past.length} notes={notes} />
        </div>
      </div>
      {!following && (
        <button type="button" className="log-newest" onClick={follow}>
          Newest
        </button>
      )}
      {future.length > 1 && (
        <button type="button" className="log-forward" onClick={() => goTo(past.length + future.length)}>
          {`Forward again: ${future.length} answers`}
        </button>
      )}
    </section>
  );
}

/** The last answer is told here when it has been seen. */
function usePast(): readonly HistoryStep[] {
  const past = useGame(store => store.past);
  const telling = useTold() !== null;
  return useMemo(() => (telling ? past.slice(0, -1) : past), [past, telling]);
}

interface StepsProps {
  readonly past: readonly HistoryStep[];
  readonly from: number;
  readonly until: number;
  readonly notes: ReadonlyMap<number, readonly string[]>;
}

/** The lines of some answers, with the notes before them. */
function Steps({ past, from, until, notes }: StepsProps) {
  const { rules } = useTable();
  return (
    <ol>
      {from === 0 && <Beginning />}
      {past.slice(from, until).map((step, at) => (
        <Fragment key={from + at}>
          <Notes notes={notes.get(from + at)} />
          <LogStep rules={rules} step={step} index={from + at} />
        </Fragment>
      ))}
      {until === past.length && <Notes notes={notes.get(until)} />}
    </ol>
  );
}

/** What happened before the first answer: the points of a squad below the limit. */
function Beginning() {
  const { engine } = useTable();
  const record = useGame(store => store.record);
  const { setup, seed } = record ?? {};
  const lines = useMemo(() => {
    if (!setup || seed === undefined) return [];
    const begun = engine.newGame(setup, seed);
    return begun.ok ? linesFrom({ rules: engine.rules, game: begun.step.state }, begun.step.events) : [];
  }, [engine, setup, seed]);
  return (
    <>
      <LogHeading line={{ kind: 'round', text: 'Setup', about: [] }} />
      {lines.map(({ text }) => (
        <li key={text} className="log-item log-plain">
          {text}
        </li>
      ))}
    </>
  );
}

function Notes({ notes }: { readonly notes: readonly string[] | undefined }) {
  return notes?.map((text, at) => (
    <li key={at} className="log-note">
      {text}
    </li>
  ));
}

/** The journal's notes, each before the answer with which the game went on. */
function notesAt(names: Names, journal: readonly JournalNote[], base: number, length: number) {
  const notes = new Map<number, string[]>();
  for (const note of journal) {
    const text = noteWords(names, note);
    const at = Math.min(note.to - base, length);
    if (!text) continue;
    const before = notes.get(at);
    if (before) before.push(text);
    else notes.set(at, [text]);
  }
  return notes;
}

/** The end stays in sight unless somebody has scrolled up to read. */
function useFollowing(length: number, folded: boolean) {
  const scroller = useRef<HTMLDivElement>(null);
  const [following, setFollowing] = useState(true);
  const toEnd = () => {
    const box = scroller.current;
    if (box) box.scrollTop = box.scrollHeight;
  };
  useLayoutEffect(() => {
    // Folded, nobody sees where it stands: it need not be laid out for that.
    if (length >= 0 && following && !folded) toEnd();
  }, [length, following, folded]);
  // Columns that grow or shrink must not lose the end either.
  useEffect(() => {
    const box = scroller.current;
    if (!box || folded || typeof ResizeObserver === 'undefined') return;
    const watching = new ResizeObserver(() => {
      if (following) toEnd();
    });
    watching.observe(box);
    return () => watching.disconnect();
  }, [following, folded]);
  const onScroll = () => {
    const box = scroller.current;
    if (box) setFollowing(box.scrollHeight - box.scrollTop - box.clientHeight < 24);
  };
  return { scroller, following, follow: () => setFollowing(true), onScroll };
}

/** Arrows walk among the lines; from the log itself, to the newest. */
function walkLines(event: KeyboardEvent<HTMLDivElement>): void {
  const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
  if (by === 0) return;
  event.preventDefault();
  event.stopPropagation();
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('.log-line')];
  const at = lines.indexOf(document.activeElement as HTMLElement);
  (at < 0 ? lines.at(-1) : lines[at + by])?.focus();
}
