import type { PlayerId } from '../../../engine/core/ids';
import { SidePatch } from '../rail/SidePatch';
import { useTable } from '../useTable';

/** Whose question it is: their colour, pattern and name. */
export function Band({ player }: { readonly player: PlayerId }) {
  const { game } = useTable();
  return (
    <p className="question-player">
      <SidePatch player={player} /> {game.setup.players[player].name}
      <span className="question-choice">your choice</span>
    </p>
  );
}
