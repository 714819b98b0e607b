import { useEffect } from 'react';
import { useCamera } from '../../../board/camera';
import { confirmPlacing } from '../../../board/placing/confirm';
import { stepsOf, usePlacing } from '../../../board/placing/store';

/** As seen on the screen: right and up. */
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const TURNS: Readonly<Record<string, number>> = { q: -1, e: 1 };

/** Moves what is in hand by a step, as the player sees the table. */
export function nudgeOnScreen([right, up]: readonly [number, number], fine: boolean): void {
  const { move } = stepsOf(fine);
  const sign = useCamera.getState().view.turned ? -1 : 1;
  usePlacing.getState().nudge(sign * right * move, sign * up * move);
}

/** Arrows move, Q and E turn, Shift is for fine steps, Enter places, Escape takes it back. */
export function usePlacingKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !isOurs(event)) return;
      if (!act(event)) return;
      event.preventDefault();
      // The table's own keys would walk among the answers.
      event.stopPropagation();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
}

/** Not while somebody types, reads a dialog, or is elsewhere on the screen. */
function isOurs({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('textarea, select, dialog, [role="dialog"], input:not([type="radio"], [type="checkbox"])'))
    return false;
  // Arrows on a radio button choose another one, and Enter on a button presses it.
  if (key in MOVES && target.closest('input')) return false;
  if (key === 'Enter' && target.closest('button, summary, a')) return false;
  return target === document.body || target.closest('.table-question, .referee, .board') !== null;
}

function act({ key, shiftKey, repeat }: KeyboardEvent): boolean {
  const { held, hangs, fine, pose, start, rowGap, turn, putDown, backToStart } = usePlacing.getState();
  if (!held) return false;
  const move = MOVES[key];
  const turning = TURNS[key.toLowerCase()];
  if (move) nudgeOnScreen(move, fine || shiftKey);
  else if (turning) turn(turning * stepsOf(fine || shiftKey).turn);
  // The first Enter puts it down, the second places it: one pressed too soon does no harm.
  else if (key === 'Enter' && !repeat) hangs ? putDown() : confirmPlacing();
  else if (key === 'Escape' && (rowGap !== null || (pose !== start && !hangs))) backToStart();
  else return false;
  return true;
}
