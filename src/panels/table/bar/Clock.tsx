import { useEffect, useState } from 'react';
import { useGame } from '../../../store/game';
import { Icon } from '../../Icon';
import { useTable } from '../useTable';
import { clockWords, keepSeconds, keptSeconds } from './clock';

/** Counts down in the bar; a press stops it and lets it go on. */
export function Clock({ minutes }: { readonly minutes: number }) {
  const id = useGame(store => store.id);
  const { game } = useTable();
  const [left, setLeft] = useState(() => keptSeconds(id, minutes));
  const [paused, setPaused] = useState(false);
  const over = game.outcome !== null;
  const running = !paused && !over && left > 0;
  useEffect(() => {
    if (!running) return;
    // Not set anew by its own ticks, hence not among the dependencies.
    const until = Date.now() + 1000 * left;
    // By the clock and not by counting: a tab in the background ticks seldom.
    const ticking = setInterval(() => setLeft(Math.max(0, Math.round((until - Date.now()) / 1000))), 1000);
    return () => clearInterval(ticking);
  }, [running]);
  useEffect(() => void keepSeconds(id, minutes, left), [id, minutes, left]);
  if (left === 0 && !over) {
    return (
      <strong className="bar-clock bar-time" role="status">
        Time: finish this round
      </strong>
    );
  }
  const action = paused ? 'Go on' : 'Pause';
  return (
    <button
      type="button"
      className="bar-clock icon-button"
      aria-label={`Clock: ${clockWords(left)} left. ${action}`}
      title={`${action} the clock`}
      disabled={over}
      onClick={() => setPaused(!paused)}
    >
      <Icon name={paused ? 'play' : 'clock'} size={18} />
      {clockWords(left)}
    </button>
  );
}
