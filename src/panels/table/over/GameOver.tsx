import { useTable } from '../useTable';

/** Who won. */
export function GameOver() {
  const { game } = useTable();
  if (!game.outcome) return null;
  return (
    <p className="table-outcome">
      {game.outcome.winner ? `${game.setup.players[game.outcome.winner].name} wins.` : 'The game is a draw.'}
    </p>
  );
}
