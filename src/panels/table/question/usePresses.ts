import { useLayoutEffect } from 'react';
import { presses } from '../../../store/presses';
import { useSettings } from '../../../store/settings';

/** What asks something, a lesson too. */
const ASKS = '.question, .curtain, .over, .coach-buttons';

/** Swallows a press in what is asked that began before it could be seen. The board asks about its presses itself. */
export function usePresses(asked: string): void {
  const steady = useSettings(settings => settings.steady);
  useLayoutEffect(() => {
    if (steady) presses.asked(asked, performance.now());
    else presses.rest();
  }, [asked, steady]);
  // Listens before all others, who may ask about the very press.
  useLayoutEffect(() => {
    const onPointer = ({ timeStamp }: PointerEvent) => presses.begun(timeStamp, false);
    const onKey = ({ timeStamp, repeat }: KeyboardEvent) => presses.begun(timeStamp, repeat);
    const onClick = (event: MouseEvent) => {
      presses.clicked(event.timeStamp);
      const { target } = event;
      if (presses.isMeant() || !(target instanceof Element) || !target.closest(ASKS)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('pointerdown', onPointer, true);
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('pointerdown', onPointer, true);
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('click', onClick, true);
      presses.rest();
    };
  }, []);
}
