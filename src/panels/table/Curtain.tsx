import { PLAYERS } from '../../engine/core/ids';
import { useScreen } from '../../store/screen';
import { useTable } from './useTable';

/** Stands only while something is hidden: whose turn it is to look. */
export function Curtain() {
  const { game } = useTable();
  const show = useScreen(screen => screen.show);
  return (
    <div className="curtain">
      <h2 className="question-words" tabIndex={-1}>
        Dials are secret. Hand the screen over, then look.
      </h2>
      {PLAYERS.map(player => (
        <button key={player} type="button" className={`side-${player}`} onClick={() => show({ looking: player })}>
          {game.setup.players[player].name}: {game.ready[player] ? 'look again' : 'set dials'}
        </button>
      ))}
    </div>
  );
}
