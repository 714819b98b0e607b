import type { CSSProperties } from 'react';
import { PLAYERS } from '../../../engine/core/ids';
import { useTable } from '../useTable';
import { countedFor, type Summary } from './summary';

interface Props {
  readonly summary: Summary;
  readonly counted: number;
  readonly toWin: number;
}

/** A bar shorter than this has no room for its number. */
const SHORT = 0.06;

/** Both on the way to the points that win: what they had is patterned, what this round brought is bright. */
export function Race({ summary, counted, toWin }: Props) {
  const { game } = useTable();
  const step = toWin > 25 ? 10 : 5;
  const share = (points: number) => Math.min(1, points / toWin);
  return (
    <div className="round-race" style={{ '--steps': toWin } as CSSProperties}>
      {PLAYERS.map(player => {
        const now = countedFor(summary, player, counted);
        const style = { '--before': share(summary.before[player]), '--now': share(now) } as CSSProperties;
        const left = toWin - now;
        return (
          <p key={player} className={`race-track side-${player}`} style={style}>
            <span className="race-before" />
            <span className="race-gain" />
            <b className={`race-now${share(now) < SHORT ? ' beside' : ''}`} aria-hidden="true">
              {now}
            </b>
            <span className="for-screen-readers">
              {game.setup.players[player].name}: {now},{' '}
            </span>
            <span className="race-left">{left > 0 ? `${left} to go` : 'enough to win'}</span>
          </p>
        );
      })}
      <p className="race-scale" aria-hidden="true">
        {Array.from({ length: toWin / step + 1 }, (_, at) => (
          <span key={at}>{at * step === toWin ? `${toWin} wins` : at * step}</span>
        ))}
      </p>
    </div>
  );
}
