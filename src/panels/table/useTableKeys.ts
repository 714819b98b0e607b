import { useEffect } from 'react';
import { useCamera } from '../../board/camera';
import { useExplaining } from '../../store/explaining';
import { useGame } from '../../store/game';
import { useScreen } from '../../store/screen';
import { isHalfMade } from '../../store/stepBack';
import { type Arrow, nextAnswer } from './question/dial/walk';
import type { TableNow } from './useTable';

/** Arrows walk among the answers, Enter gives the one in focus, Escape steps back, letters do what the tools do. */
export function useTableKeys(now: TableNow | null): void {
  const there = now !== null;
  useEffect(() => {
    if (!there) return;
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      const typing = target instanceof HTMLElement && target.closest('input, textarea, select, dialog[open]');
      if (typing || event.altKey) return;
      if (event.ctrlKey || event.metaKey) {
        if (event.key === 'z' || event.key === 'y') {
          event.preventDefault();
          press(event.key === 'y' || event.shiftKey ? 'redo' : 'undo');
        }
        return;
      }
      const done = pressLetter(event.key) || ((KEYS[event.key] ?? digit(event.key))?.() ?? false);
      if (done) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [there]);
}

/** The buttons say what may be done and ask what must be asked: keys press them. */
function press(tool: string): boolean {
  const button = document.querySelector<HTMLButtonElement>(`[data-tool="${tool}"]`);
  if (!button || button.disabled) return false;
  button.click();
  return true;
}

const KEYS: Readonly<Record<string, () => boolean>> = {
  ArrowDown: () => walk('ArrowDown'),
  ArrowRight: () => walk('ArrowRight'),
  ArrowUp: () => walk('ArrowUp'),
  ArrowLeft: () => walk('ArrowLeft'),
  Enter: pressMain,
  Escape: stepBack,
  f: () => press('fit'),
  r: () => press('ruler'),
  a: () => press('arcs'),
  b: () => press('rulebook'),
  i: () => explain(1),
  I: () => explain(-1),
  t: () => press('threats'),
  '+': () => zoom(1.25),
  '-': () => zoom(0.8),
};

/** Before a letter does what the tools do, it presses what wears it in the question: a face of a die that fell. */
function pressLetter(key: string): boolean {
  if (!/^([a-z]|Backspace)$/.test(key)) return false;
  const button = document.querySelector<HTMLButtonElement>(`.table-question [data-letter="${key}"]`);
  button?.click();
  return button !== null;
}

/** A digit presses the answer that wears it. */
const digit = (key: string) => (/^[1-9]$/.test(key) ? () => pressAnswer(key) : undefined);

function pressAnswer(key: string): boolean {
  const button = document.querySelector<HTMLButtonElement>(`.table-question [data-digit="${key}"]`);
  button?.click();
  return button !== null;
}

/** From the words of a question Enter presses what the panel offers first; on a button it is the button's own. */
function pressMain(): boolean {
  if (document.activeElement?.closest('button, summary, a[href]')) return false;
  const button = document.querySelector<HTMLButtonElement>('.table-question [data-enter]:not(:disabled)');
  button?.click();
  return button !== null;
}

/** What was named and has cost nothing yet is taken back: where to roll, whom to lock, which dice. */
function takeBack(): boolean {
  const { past, undo, replaying } = useGame.getState();
  return !replaying && isHalfMade(past) && undo(useScreen.getState().looking);
}

/** The next piece on the board says what it is; the one before, backward. */
function explain(step: 1 | -1): true {
  useExplaining.getState().ask(step);
  return true;
}

function zoom(factor: number): true {
  useCamera.getState().zoom(factor);
  return true;
}

/** The next answer gets the focus. */
function walk(arrow: Arrow): boolean {
  const answers = [...document.querySelectorAll<HTMLElement>('.table-question :is(button, input):not(:disabled)')];
  const dial = [...document.querySelectorAll('.table-question .dial-grid tr')].map(row =>
    [...row.querySelectorAll('td')].map(cell => cell.querySelector('button')),
  );
  const from = answers.find(one => one === document.activeElement) ?? null;
  const next = nextAnswer(answers, dial, from, arrow);
  next?.focus();
  return next !== undefined;
}

/** Out of the newest half-made thing: what was picked, a narrowed list, a tool, an open card or list. */
function stepBack(): boolean {
  if (useExplaining.getState().told) {
    useExplaining.getState().hush();
    document.querySelector<HTMLElement>('.question-words')?.focus({ preventScroll: true });
    return true;
  }
  const { picks, narrowed, tool, ruler, picked, logOpen, squadsOpen, show } = useScreen.getState();
  if (picks.length > 0) show({ picks: [] });
  else if (narrowed) show({ narrowed: null });
  else if (ruler || tool) show({ ruler: null, tool: null });
  else if (picked) show({ picked: null });
  else if (logOpen || squadsOpen) show({ logOpen: false, squadsOpen: false });
  else return takeBack();
  return true;
}
