import { confirmPlacing } from '../../../board/placing/confirm';
import { mayLie } from '../../../board/placing/laid';
import { isRound } from '../../../board/placing/piece';
import { usePlacing } from '../../../board/placing/store';
import { isShipId } from '../../../engine/core/ids';
import { NudgePad } from '../placing/NudgePad';
import { useHand } from '../placing/useHand';
import { useTable } from '../useTable';
import { AlongTemplate } from './AlongTemplate';
import { problemWords } from './problemWords';

/** Moves the piece: dragged on the board, by steps, or along a template. */
export function MoveEdit() {
  const names = useTable();
  const [laid] = useHand();
  const moved = usePlacing(({ pose, start }) => pose !== start);
  const { backToStart } = usePlacing.getState();
  if (!laid || laid.key !== null) return null;
  return (
    <details open className="referee-part">
      <summary>Place</summary>
      <NudgePad turns={!isRound(laid.piece)} />
      {isShipId(laid.piece) && <AlongTemplate ship={laid.piece} />}
      <p role="status" className={laid.problem ? 'referee-problem' : 'referee-note'}>
        {laid.problem
          ? problemWords(names, laid.problem)
          : moved
            ? 'It has been moved, and waits to be put down.'
            : 'Drag it on the board, or press where it shall lie.'}
      </p>
      <div className="referee-buttons">
        <button type="button" className="accented" disabled={!moved || !mayLie(laid)} onClick={confirmPlacing}>
          Put it here
        </button>
        <button type="button" disabled={!moved} onClick={backToStart}>
          Back where it was
        </button>
      </div>
    </details>
  );
}
