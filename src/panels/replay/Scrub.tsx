import { useMemo } from 'react';
import { useGame } from '../../store/game';
import type { Stop } from '../../store/replay/stops';
import { useReplay } from './useReplay';
import { REPLAY_WORDS as words } from './words';

/** The whole game as a bar: rounds as marks with their numbers, attacks and lost ships as ticks. Dragged, it goes there. */
export function Scrub() {
  const film = useReplay(store => store.film)!;
  const stops = useReplay(store => store.stops);
  const goTo = useReplay(store => store.goTo);
  const at = useGame(store => store.past.length);
  const round = useGame(store => store.game?.round ?? 0);
  const length = film.steps.length;
  const marks = useMemo(() => marksOn(stops, length), [stops, length]);
  return (
    <div className="replay-scrub">
      <div className="replay-marks" aria-hidden="true">
        {marks.map(({ kind, left, text }, index) => (
          <span key={index} className={`replay-mark replay-mark-${kind}`} style={{ left: `${left}%` }}>
            {text}
          </span>
        ))}
      </div>
      <input
        type="range"
        aria-label={words.scrub}
        aria-valuetext={`${round === 0 ? 'Setup' : `Round ${round}`}, ${words.step(at, length)}`}
        min={0}
        max={length}
        value={at}
        onChange={({ target }) => goTo(target.valueAsNumber)}
      />
    </div>
  );
}

/** Numbers nearer than this would lie on each other, in hundredths of the bar. */
const NEAR = 6;

function marksOn(stops: readonly Stop[], length: number) {
  let free = 0;
  return stops
    .filter(({ kind }) => kind !== 'phase')
    .map(stop => {
      const left = (100 * stop.after) / Math.max(1, length);
      const told = stop.kind === 'round' && left >= free;
      if (told) free = left + NEAR;
      return { kind: stop.kind, left, text: told ? stop.round : '' };
    });
}
