import { useGame } from '../../../store/game';

/** A piece to put on the table: on the board, or by the table itself. */
export function PlacePiece() {
  const placeAll = useGame(store => store.placeAll);
  return (
    <div className="answers">
      <button type="button" onClick={placeAll}>
        Place for me
      </button>
    </div>
  );
}
