import { useEffect } from 'react';
import { useCamera } from '../../board/camera';
import { useScreen } from '../../store/screen';
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
      const done = KEYS[event.key]?.() ?? false;
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
  ArrowDown: () => walk(1),
  ArrowRight: () => walk(1),
  ArrowUp: () => walk(-1),
  ArrowLeft: () => walk(-1),
  Escape: stepBack,
  f: () => press('fit'),
  r: () => press('ruler'),
  a: () => press('arcs'),
  '+': () => zoom(1.25),
  '-': () => zoom(0.8),
};

function zoom(factor: number): true {
  useCamera.getState().zoom(factor);
  return true;
}

/** The next answer gets the focus; from elsewhere, the first. */
function walk(by: 1 | -1): boolean {
  const answers = [...document.querySelectorAll<HTMLElement>('.table-question :is(button, input):not(:disabled)')];
  if (answers.length === 0) return false;
  const at = answers.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (by > 0 ? 0 : answers.length - 1) : (at + by + answers.length) % answers.length;
  answers[next]?.focus();
  return true;
}

/** Out of the newest half-made thing: what was picked, a narrowed list, a tool, an open card. */
function stepBack(): boolean {
  const { picks, narrowed, tool, ruler, picked, show } = useScreen.getState();
  if (picks.length > 0) show({ picks: [] });
  else if (narrowed) show({ narrowed: null });
  else if (ruler || tool) show({ ruler: null, tool: null });
  else if (picked) show({ picked: null });
  else return false;
  return true;
}
