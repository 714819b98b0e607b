import { PLAYERS } from '../../engine/core/ids';
import { type AttackLuck, race } from '../../store/replay/luck';
import { useTable } from '../table/useTable';

const WIDTH = 640;
const HEIGHT = 200;
const LEFT = 40;
const RIGHT = 16;
const TOP = 14;
const BOTTOM = 26;

/** How far the damage of both runs ahead of what was expected, attack by attack: a full line, a dashed one. The table says the same. */
export function AttackLine({ attacks }: { readonly attacks: readonly AttackLuck[] }) {
  const { game, sides } = useTable();
  const lines = race(attacks);
  const most = Math.max(1, ...PLAYERS.flatMap(player => lines[player].map(Math.abs)));
  const x = (index: number) => LEFT + (index / attacks.length) * (WIDTH - LEFT - RIGHT);
  const y = (ahead: number) => TOP + ((most - ahead) / (2 * most)) * (HEIGHT - TOP - BOTTOM);
  return (
    <>
      <p className="luck-key">
        {PLAYERS.map(player => (
          <span key={player} style={{ color: sides[player] }}>
            <svg width={36} height={8} aria-hidden="true" className={`luck-line luck-line-${player}`}>
              <line x1={0} x2={36} y1={4} y2={4} />
            </svg>{' '}
            {game.setup.players[player].name}
          </span>
        ))}
      </p>
      <svg
        className="luck-chart"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label="Damage above or below what was expected, attack by attack; the table below has the numbers."
      >
        {[most, 0, -most].map(ahead => (
          <g key={ahead} className="luck-grid">
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(ahead)} y2={y(ahead)} />
            <text x={LEFT - 6} y={y(ahead) + 5} textAnchor="end">
              {ahead === 0 ? '0' : `${ahead > 0 ? '+' : '−'}${most.toFixed(1)}`}
            </text>
          </g>
        ))}
        <text className="luck-axis" x={(LEFT + WIDTH - RIGHT) / 2} y={HEIGHT - 6} textAnchor="middle">
          {attacks.length === 1 ? 'one attack' : `${attacks.length} attacks`}
        </text>
        {PLAYERS.map(player => (
          <g key={player} className={`luck-line luck-line-${player}`} color={sides[player]}>
            <polyline points={lines[player].map((ahead, index) => `${x(index)},${y(ahead)}`).join(' ')} />
          </g>
        ))}
      </svg>
    </>
  );
}
