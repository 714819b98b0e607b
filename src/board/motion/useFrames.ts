import { useLayoutEffect, useRef } from 'react';
import { useMotion } from './player';

/** Runs with every frame of the beat being seen, and once at its start, before it is painted. */
export function useFrames(run: (moment: number) => void): void {
  const newest = useRef(run);
  newest.current = run;
  useLayoutEffect(() => {
    newest.current(0);
    return useMotion.getState().onFrame(moment => newest.current(moment));
  }, []);
}

/** Comes quickly, stays, and goes at the end. */
export function fading(moment: number): number {
  if (moment < 0.15) return moment / 0.15;
  return moment > 0.8 ? (1 - moment) / 0.2 : 1;
}
