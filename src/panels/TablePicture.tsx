import { useEffect, useRef } from 'react';
import './TablePicture.css';

/** The drawing comes after words and doors: it says nothing that they do not. */
const load = () => Promise.all([import('../board/draw/first'), document.fonts.load('700 12px "Saira Variable"')]);

/** A moment of a game under the sky. */
export function TablePicture() {
  const sky = useRef<HTMLCanvasElement>(null);
  const table = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const [far, near] = [sky.current, table.current];
    if (!far || !near || typeof ResizeObserver === 'undefined') return;
    let gone = false;
    let stop = () => {};
    load().then(
      ([{ showFirst }]) => {
        if (!gone) stop = showFirst(far, near);
      },
      () => undefined,
    );
    return () => {
      gone = true;
      stop();
    };
  }, []);
  return (
    <div aria-hidden="true">
      <canvas ref={sky} className="first-sky" />
      <canvas ref={table} className="first-table" />
    </div>
  );
}
