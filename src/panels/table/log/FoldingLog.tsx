import { useDeferredValue, useEffect, useMemo } from 'react';
import { seenOf, useMotion } from '../../../board/motion/player';
import { useGame } from '../../../store/game';
import { useScreen } from '../../../store/screen';
import { Icon } from '../../Icon';
import { useTable } from '../useTable';
import { Log } from './Log';
import { type Line, linesFrom, linesOf, toldAfter } from './lines';

/** The log, folded to its newest line; `L` or a press unfolds it. */
export function FoldingLog() {
  const open = useScreen(screen => screen.logOpen);
  const show = useScreen(screen => screen.show);
  const newest = useNewest();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key.toLowerCase() !== 'l' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"]')) return;
      useScreen.getState().show({ logOpen: !useScreen.getState().logOpen });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div className={`log-place${open ? ' open' : ''}`}>
      <Log folded={!open} />
      <button
        type="button"
        className="log-fold panel"
        aria-expanded={open}
        title={open ? 'Fold the log' : 'Unfold the log'}
        onClick={() => show({ logOpen: !open })}
      >
        <Icon name="log" size={18} />
        <span className="log-newest-line">{open ? 'Log' : newest}</span>
        <kbd>L</kbd>
      </button>
    </div>
  );
}

/** So many answers at most say nothing: a dial set, an action begun. */
const SILENT = 30;

/** The last sentence of what has been seen so far. */
function useNewest(): string {
  const { rules, game } = useTable();
  // Told a moment after the answer, as the log itself.
  const events = useDeferredValue(useGame(store => store.events));
  const seen = useMotion(motion => seenOf(events, motion));
  const past = useDeferredValue(useGame(store => store.past));
  return useMemo(() => {
    const newest = (lines: readonly Line[]) => lines.findLast(({ kind }) => kind === 'line')?.text;
    const step = past.findLast(one => one.events === events);
    const now = newest(linesFrom({ rules, game: step ? toldAfter(step) : game }, events.slice(0, seen)));
    if (now) return now;
    const earlier = past.slice(-SILENT).filter(step => step.events !== events);
    return earlier.reduceRight((found, step) => found || (newest(linesOf(rules, step)) ?? ''), '');
  }, [rules, game, past, events, seen]);
}
