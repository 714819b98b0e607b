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
  const marks = useMemo(
    () => stops.map(stop => ({ stop, left: (100 * stop.after) / Math.max(1, length) })),
    [stops, length],
  );
  return (
    <div className="replay-scrub">
      <div className="replay-marks" aria-hidden="true">
        {marks.map(({ stop, left }, index) => (
          <Mark key={index} stop={stop} left={`${left}%`} />
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

function Mark({ stop, left }: { readonly stop: Stop; readonly left: string }) {
  if (stop.kind === 'phase') return null;
  return (
    <span className={`replay-mark replay-mark-${stop.kind}`} style={{ left }}>
      {stop.kind === 'round' ? stop.round : ''}
    </span>
  );
}
