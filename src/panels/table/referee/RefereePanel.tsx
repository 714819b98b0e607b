import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { useCamera } from '../../../board/camera';
import { piecesOnTable } from '../../../board/overlays/shapes';
import { poseOf } from '../../../board/placing/piece';
import { usePlacing } from '../../../board/placing/store';
import { takePiece } from '../../../board/placing/takePiece';
import { onBoard } from '../../../board/scale';
import { boxAround } from '../../../board/view';
import { isShipId, type ObjectId, PLAYERS } from '../../../engine/core/ids';
import type { RefereeEdit } from '../../../engine/core/referee';
import { useGame } from '../../../store/game';
import { useScreen } from '../../../store/screen';
import { pieceName } from '../labels';
import { usePlacingKeys } from '../placing/usePlacingKeys';
import { MendingBand } from '../question/MendingBand';
import { useTable } from '../useTable';
import { DiceEdits } from './DiceEdits';
import { MoveEdit } from './MoveEdit';
import { problemWords } from './problemWords';
import { ShipEdits } from './ShipEdits';
import { TableEdits } from './TableEdits';
import { RefereeContext } from './useReferee';
import './referee.css';

/** Hands on the table: any piece, token, card, die or point is set as the players agree. The log tells it, undo takes it back. */
export function RefereePanel() {
  const refereeing = useScreen(screen => screen.tool === 'referee');
  return refereeing ? <Referee /> : null;
}

function Referee() {
  const names = useTable();
  const { game } = names;
  const show = useScreen(screen => screen.show);
  const submit = useGame(store => store.submit);
  const by = usePlacing(hand => hand.by);
  const held = usePlacing(hand => hand.held);
  const [problem, setProblem] = useState<string | null>(null);
  useRefereeHand();
  usePlacingKeys();
  const doByHand = useCallback(
    (edit: RefereeEdit) =>
      setProblem(
        submit({ player: by, referee: edit }) ? null : (useGame.getState().problem ?? 'That is not possible.'),
      ),
    [submit, by],
  );
  const piece = held?.kind === 'piece' ? held.piece : null;
  const ship = piece && isShipId(piece) ? game.ships[piece] : undefined;
  return (
    <RefereeContext value={doByHand}>
      <section className="referee" aria-label="Set by hand">
        <header className="referee-head">
          <h2>Set by hand</h2>
          <button type="button" onClick={() => show({ tool: null })}>
            Done
          </button>
        </header>
        {problem && (
          <p role="alert" className="referee-problem">
            {problemWords(names, problem)}
          </p>
        )}
        <WhoseHand />
        <PiecePicker piece={piece} />
        {piece && <MoveEdit key={piece} />}
        {ship && <ShipEdits ship={ship} />}
        <DiceEdits />
        <TableEdits />
        <MendingBand />
      </section>
    </RefereeContext>
  );
}

/** Follows the game: a piece that was put down, pushed or removed is in hand where it lies now. */
function useRefereeHand(): void {
  const { game, rules, decision } = useTable();
  const table = useMemo(() => ({ state: game, rules }), [game, rules]);
  const asked = decision?.player;
  useEffect(() => {
    const { held } = usePlacing.getState();
    if (held?.kind === 'piece') takePiece(table, held.piece);
    else if (held) usePlacing.getState().letGo();
  }, [table]);
  // Whoever is asked when the tool is taken up; later only the buttons change it.
  useEffect(() => {
    if (asked) usePlacing.getState().set({ by: asked });
    return () => usePlacing.getState().letGo();
  }, []);
}

function WhoseHand() {
  const { game } = useTable();
  const by = usePlacing(hand => hand.by);
  const group = useId();
  return (
    <fieldset className="referee-who">
      <legend>Whose hand</legend>
      {PLAYERS.map(player => (
        <label key={player} className={`side-${player}`}>
          <input
            type="radio"
            name={group}
            checked={by === player}
            onChange={() => usePlacing.getState().set({ by: player })}
          />
          {game.setup.players[player].name}
        </label>
      ))}
    </fieldset>
  );
}

/** Room to move a piece that was chosen by its name, in millimetres. */
const AROUND = 150;

function PiecePicker({ piece }: { readonly piece: ObjectId | null }) {
  const names = useTable();
  const table = { state: names.game, rules: names.rules };
  // It may lie where the camera does not look.
  const choose = (id: ObjectId) => {
    takePiece(table, id);
    const pose = poseOf(table, id);
    const { release, frame } = useCamera.getState();
    release();
    if (pose) frame(boxAround([onBoard(pose)], AROUND));
  };
  return (
    <label className="referee-field">
      Piece
      <select value={piece ?? ''} onChange={({ target }) => choose(target.value as ObjectId)}>
        <option value="" disabled>
          Press one on the board, or choose
        </option>
        {piecesOnTable(table).map(id => (
          <option key={id} value={id}>
            {pieceName(names, id)}
          </option>
        ))}
      </select>
    </label>
  );
}
