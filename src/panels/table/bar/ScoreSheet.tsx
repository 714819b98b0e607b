import { PLAYERS } from '../../../engine/core/ids';
import { pointsOf } from '../../../engine/core/score';
import { nameOf } from '../log/names';
import { scoreWords } from '../log/scoreWords';
import { useTable } from '../useTable';
import { Sheet } from './Sheet';

/** Every point with its reason, what the mission would bring now, and what it takes to win. */
export function ScoreSheet({ onClose }: { readonly onClose: () => void }) {
  const table = useTable();
  const { engine, game, rules } = table;
  const { scoreToWin, rounds } = rules.catalog.profile(game.setup.profile);
  const { markers, earns, total } = engine.standing(game);
  const name = (player: 'p1' | 'p2') => game.setup.players[player].name;
  return (
    <Sheet title="Score" onClose={onClose}>
      <p>
        {`${scoreToWin} points win at the end of a round, if the opponent has fewer; so does having the only ships left. After round ${rounds}, more points win.`}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Round</th>
            <th scope="col">Player</th>
            <th scope="col" className="number">
              Points
            </th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {game.score.map(({ player, points, round, reason }, index) => (
            <tr key={index}>
              <td>{round === 0 ? 'Setup' : round}</td>
              <td className={`score-owner side-${player}`}>{name(player)}</td>
              <td className="number">{points}</td>
              <td>{upper(scoreWords(table, player, reason))}.</td>
            </tr>
          ))}
          {game.score.length === 0 && (
            <tr>
              <td colSpan={4}>Nobody has scored yet.</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          {PLAYERS.map(player => (
            <tr key={player}>
              <th scope="row" colSpan={2} className={`score-owner side-${player}`}>
                {name(player)} in all
              </th>
              <td className="number">
                <b>{pointsOf(game.score, player)}</b>
              </td>
              <td>{earns[player] > 0 ? `${total[player]} if the round ended now.` : ''}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      {markers.length > 0 && game.round > 0 && (
        <>
          <h3>If the round ended now</h3>
          <ul>
            {PLAYERS.map(player => (
              <li key={player}>{`${name(player)} would earn ${earns[player]} and have ${total[player]}.`}</li>
            ))}
            {markers.map(({ marker, holder, counts }) => (
              <li key={marker}>
                {`${upper(nameOf(table, marker))}: ${holder ? name(holder) : counts.p1 + counts.p2 > 0 ? 'contested' : 'nobody'}.`}
              </li>
            ))}
          </ul>
          {game.round < 2 && <p>The mission scores from the second round on.</p>}
        </>
      )}
    </Sheet>
  );
}

const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
