import { PLAYERS, type PlayerId } from '../../engine/core/ids';
import type { GameState } from '../../engine/core/state';

/** Stands only while something is hidden: whose turn it is to look. */
export function Curtain({ game, onLook }: { readonly game: GameState; readonly onLook: (player: PlayerId) => void }) {
  return (
    <div className="curtain">
      <p>Dials are secret. Hand the screen over, then look.</p>
      {PLAYERS.map(player => (
        <button key={player} type="button" className={`side-${player}`} onClick={() => onLook(player)}>
          {game.setup.players[player].name}: {game.ready[player] ? 'look again' : 'set dials'}
        </button>
      ))}
    </div>
  );
}
