import { useEffect } from 'react';
import { useReplay } from './useReplay';

const KEYS: Readonly<Record<string, () => void>> = {
  ArrowRight: () => useReplay.getState().forward(),
  ArrowLeft: () => useReplay.getState().back(),
  ArrowDown: () => useReplay.getState().toStop('round', 1),
  ArrowUp: () => useReplay.getState().toStop('round', -1),
  ' ': () => useReplay.getState().run(!useReplay.getState().running),
  Home: () => useReplay.getState().goTo(0),
  End: () => useReplay.getState().goTo(Number.POSITIVE_INFINITY),
};

/** Arrows step, and go from round to round; Space lets it run or stand. A field or button in focus keeps its own keys. */
export function useReplayKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.altKey || event.ctrlKey || event.metaKey || !(key in KEYS)) return;
      const own = target instanceof HTMLElement && target.closest('input, textarea, select, dialog[open], .log-lines');
      if (own || (key === ' ' && target instanceof HTMLElement && target.closest('button, summary'))) return;
      event.preventDefault();
      KEYS[key]!();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
