import { useState } from 'react';
import { PLAYERS, type PlayerId } from '../../../engine/core/ids';
import { useTable } from '../useTable';
import type { RoundTotals } from './totals';

const WIDTH = 640;
/** On a phone: its letters are not shrunk. */
const NARROW = 360;
const ON_PHONE = '(max-width: 34rem)';
const HEIGHT = 220;
const LEFT = 34;
const RIGHT = 120;
const TOP = 14;
const BOTTOM = 30;

/** Both totals round by round: a full line with dots, a dashed one with squares. The table below says the same. */
export function Chart({ rounds, toWin }: { readonly rounds: readonly RoundTotals[]; readonly toWin: number }) {
  const { game, sides } = useTable();
  const [width] = useState(() => (typeof matchMedia === 'function' && matchMedia(ON_PHONE).matches ? NARROW : WIDTH));
  const most = Math.max(toWin, ...rounds.flatMap(({ total }) => [total.p1, total.p2]));
  const x = (round: number) => LEFT + (round / Math.max(1, rounds.length - 1)) * (width - LEFT - RIGHT);
  const y = (points: number) => HEIGHT - BOTTOM - (points / most) * (HEIGHT - TOP - BOTTOM);
  const last = rounds.at(-1)!;
  const names = labelsAt(y(last.total.p1), y(last.total.p2));
  return (
    <svg
      className="over-chart"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label="Points of both sides after each round; the table below has the numbers."
    >
      {[0, toWin].map(points => (
        <g key={points} className="over-grid">
          <line x1={LEFT} x2={width - RIGHT} y1={y(points)} y2={y(points)} />
          <text x={LEFT - 6} y={y(points) + 5} textAnchor="end">
            {points}
          </text>
        </g>
      ))}
      {rounds.map(({ round }) => (
        <text key={round} x={x(round)} y={HEIGHT - 8} textAnchor="middle">
          {round === 0 ? '' : round}
        </text>
      ))}
      {PLAYERS.map(player => (
        <g key={player} className={`over-line over-${player}`} color={sides[player]}>
          <polyline points={rounds.map(({ round, total }) => `${x(round)},${y(total[player])}`).join(' ')} />
          {rounds.map(({ round, total }) => (
            <Mark key={round} player={player} x={x(round)} y={y(total[player])} />
          ))}
          <text x={x(last.round) + 12} y={names[player] + 5}>
            {`${game.setup.players[player].name} ${last.total[player]}`}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Mark({ player, x, y }: { readonly player: PlayerId; readonly x: number; readonly y: number }) {
  return player === 'p1' ? <circle cx={x} cy={y} r={5} /> : <rect x={x - 5} y={y - 5} width={10} height={10} />;
}

const LETTERS = 20;

/** Two names at the same height would lie on each other. */
function labelsAt(p1: number, p2: number): Record<PlayerId, number> {
  if (Math.abs(p1 - p2) >= LETTERS) return { p1, p2 };
  const middle = Math.max((p1 + p2) / 2, TOP + LETTERS / 2);
  const up = p1 <= p2 ? 'p1' : 'p2';
  return up === 'p1'
    ? { p1: middle - LETTERS / 2, p2: middle + LETTERS / 2 }
    : { p1: middle + LETTERS / 2, p2: middle - LETTERS / 2 };
}
