import { useEffect, useId } from 'react';
import { confirmPlacing } from '../../../board/placing/confirm';
import { mayLie } from '../../../board/placing/laid';
import { isRound } from '../../../board/placing/piece';
import { usePlacing } from '../../../board/placing/store';
import { isShipId } from '../../../engine/core/ids';
import { pieceOf } from '../../../engine/rules/answer';
import { useScreen } from '../../../store/screen';
import { optionLabel } from '../labels';
import { ForMe } from '../placing/ForMe';
import { RowChoice, SquareButton } from '../placing/Helpers';
import { NudgePad } from '../placing/NudgePad';
import { PieceSketch } from '../placing/PieceSketch';
import { takeUp } from '../placing/takeUp';
import { useHand } from '../placing/useHand';
import { usePlacingKeys } from '../placing/usePlacingKeys';
import { Verdict } from '../placing/Verdict';
import { useTable } from '../useTable';
import { Pinned } from './Frame';
import './PlacePiece.css';

/** A piece to put on the table: which one, where it is now and whether it may lie there; or the table does it. */
export function PlacePiece() {
  const { decision } = useTable();
  const laid = useHand();
  const rowGap = usePlacing(hand => hand.rowGap);
  useFirstInHand();
  usePlacingKeys();
  const [first] = laid;
  const several = decision!.options.length > 1;
  const placeable = laid.filter(mayLie).length;
  return (
    <div className="place-piece">
      {rowGap === null && (several ? <Pieces /> : <OnlyPiece />)}
      {first && (
        <>
          <Pinned>
            <div className="place-confirm">
              <Verdict laid={laid} />
              <button type="button" className="accented" disabled={placeable === 0} onClick={confirmPlacing}>
                {rowGap === null ? 'Place here' : `Place ${placeable} of ${laid.length}`}
              </button>
            </div>
          </Pinned>
          <NudgePad turns={!isRound(first.piece)} />
          <div className="place-helpers">
            {!isRound(first.piece) && <SquareButton />}
            {several && isShipId(first.piece) && <RowChoice />}
          </div>
          <p className="place-keys">Keys: arrows move, Q and E turn, Shift for fine steps, Enter places.</p>
        </>
      )}
      <ForMe />
    </div>
  );
}

/** The first piece is in hand as soon as it is asked for, and again when a referee's hand is done. */
function useFirstInHand(): void {
  const now = useTable();
  const taken = usePlacing(({ held }) => held?.kind === 'option' && held.decision === now.decision!.id);
  const refereeing = useScreen(screen => screen.tool === 'referee');
  useEffect(() => {
    const [option] = now.decision!.options;
    if (!taken && !refereeing && option) takeUp(now, option);
  }, [taken, refereeing, now]);
  useEffect(() => () => usePlacing.getState().letGo(), []);
}

function OnlyPiece() {
  const now = useTable();
  const [option] = now.decision!.options;
  return (
    option && (
      <p className="place-only">
        <PieceSketch table={{ state: now.game, rules: now.rules }} piece={pieceOf(option)} />
        <b>{optionLabel(now, option)}</b>
      </p>
    )
  );
}

/** Which of the pieces: a radio button each, with its outline. */
function Pieces() {
  const now = useTable();
  const group = useId();
  const key = usePlacing(({ held }) => (held?.kind === 'option' ? held.key : null));
  const table = { state: now.game, rules: now.rules };
  return (
    <fieldset className="place-pieces">
      <legend className="for-screen-readers">Which piece</legend>
      {now.decision!.options.map(option => (
        <label key={option.key}>
          <input type="radio" name={group} checked={key === option.key} onChange={() => takeUp(now, option)} />
          <PieceSketch table={table} piece={pieceOf(option)} />
          <span>{optionLabel(now, option)}</span>
        </label>
      ))}
    </fieldset>
  );
}
