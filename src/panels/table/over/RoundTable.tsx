import { PLAYERS, type PlayerId } from '../../../engine/core/ids';
import { scoreWords } from '../log/scoreWords';
import { useTable } from '../useTable';
import type { RoundTotals } from './totals';

/** Every point by round and reason, and where both stood after it. */
export function RoundTable({ rounds }: { readonly rounds: readonly RoundTotals[] }) {
  const { game } = useTable();
  const name = (player: PlayerId) => game.setup.players[player].name;
  return (
    <table className="over-table">
      <thead>
        <tr>
          <th scope="col">Round</th>
          {PLAYERS.map(player => (
            <th key={player} scope="col" className={`score-owner side-${player}`}>
              {name(player)}
            </th>
          ))}
          <th scope="col" className="number">
            Score
          </th>
        </tr>
      </thead>
      <tbody>
        {rounds
          .filter(({ round, entries }) => round > 0 || entries.length > 0)
          .map(one => (
            <tr key={one.round}>
              <th scope="row">{one.round === 0 ? 'Setup' : one.round}</th>
              {PLAYERS.map(player => (
                <td key={player}>
                  <Points player={player} round={one} />
                </td>
              ))}
              <td className="number">{`${one.total.p1} : ${one.total.p2}`}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function Points({ player, round }: { readonly player: PlayerId; readonly round: RoundTotals }) {
  const table = useTable();
  return round.entries
    .filter(entry => entry.player === player)
    .map(({ points, reason }, index) => <div key={index}>{`${points}: ${scoreWords(table, player, reason)}`}</div>);
}
