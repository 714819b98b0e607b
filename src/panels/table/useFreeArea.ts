import { type RefObject, useLayoutEffect } from 'react';
import { useCamera } from '../../board/camera';
import type { Box } from '../../board/view';

type Edge = 'left' | 'top' | 'right' | 'bottom';

/** Between a panel and what the camera frames, in pixels. */
const AIR = 6;

/** The panels, and how far each reaches in from the edge that its style sheet says it covers. */
function coveredBy(screen: HTMLElement): readonly [Record<Edge, number>, readonly Box[]] {
  const covered = { left: 0, top: 0, right: 0, bottom: 0 };
  const panels: Box[] = [];
  const window = screen.getBoundingClientRect();
  for (const panel of screen.querySelectorAll('[data-covers]')) {
    const edge = getComputedStyle(panel).getPropertyValue('--covers').trim() as Edge | 'none' | '';
    const box = panel.getBoundingClientRect();
    if (edge === 'none' || edge === '' || box.width === 0 || box.height === 0) continue;
    panels.push({ x: box.left - window.left, y: box.top - window.top, width: box.width, height: box.height });
    const reach = {
      left: box.right - window.left,
      right: window.right - box.left,
      top: box.bottom - window.top,
      bottom: window.bottom - box.top,
    }[edge];
    covered[edge] = Math.max(covered[edge], Math.round(reach) + AIR);
  }
  return [covered, panels];
}

/** Tells the camera what of the window is free, whenever panels come and go, grow, shrink or change their edge. */
export function useFreeArea(screenRef: RefObject<HTMLElement | null>, panels: string): void {
  useLayoutEffect(() => {
    const screen = screenRef.current;
    if (!panels || !screen || typeof ResizeObserver === 'undefined') return;
    const tell = () => useCamera.getState().cover(...coveredBy(screen));
    // Before the board measures itself: it is fitted into what is free.
    tell();
    const watcher = new ResizeObserver(tell);
    watcher.observe(screen);
    for (const panel of screen.querySelectorAll('[data-covers]')) watcher.observe(panel);
    return () => watcher.disconnect();
  }, [screenRef, panels]);
}
