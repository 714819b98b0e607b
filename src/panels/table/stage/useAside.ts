import { type RefObject, useLayoutEffect, useState } from 'react';
import { useCamera } from '../../../board/camera';
import { onBoard } from '../../../board/scale';
import { toScreen } from '../../../board/view';
import type { Point } from '../../../engine/core/place';
import { type Aside, asideOf } from './aside';

/** Beside its ship, wherever the camera shows it. */
export function useAside(sheet: RefObject<HTMLElement | null>, at: Point): Aside | null {
  const view = useCamera(camera => camera.view);
  const [aside, setAside] = useState<Aside | null>(null);
  useLayoutEffect(() => {
    const card = sheet.current;
    if (!card) return;
    const { offsetLeft: x, offsetTop: y, offsetWidth: width, offsetHeight: height } = card;
    setAside(asideOf(toScreen(view, onBoard(at)), { x, y, width, height }, card.parentElement?.clientWidth ?? 0));
  }, [sheet, at, view]);
  return aside;
}
