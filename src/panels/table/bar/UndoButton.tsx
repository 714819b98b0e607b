import { type KeyboardEvent, useEffect, useState } from 'react';
import { useGame } from '../../../store/game';
import type { Shown } from '../../../store/history';
import { useScreen } from '../../../store/screen';
import { personsAt } from '../../../store/seats';
import { whatUndoShows } from '../../../store/undo';
import { Icon } from '../../Icon';
import { seenSince } from '../log/notes';

/** Steps back; over dice, a card or a dial that was seen it asks first. */
export function UndoButton() {
  const past = useGame(store => store.past);
  const undo = useGame(store => store.undo);
  const [asked, setAsked] = useState<Shown | null>(null);
  // Whatever changes the history makes the question void.
  useEffect(() => void setAsked(null), [past]);
  const stepBack = () => {
    setAsked(null);
    undo(useScreen.getState().looking);
  };
  const onUndo = () => {
    const shown = whatUndoShows(past, useScreen.getState().looking, personsAt(useGame.getState().options));
    if (shown) setAsked(shown);
    else stepBack();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    setAsked(null);
  };
  return (
    <span className="undo">
      <button
        type="button"
        className="icon-button"
        data-tool="undo"
        title="Undo (Ctrl Z)"
        disabled={past.length === 0}
        onClick={onUndo}
      >
        <Icon name="undo" size={20} />
        <span className="undo-word">Undo</span>
      </button>
      {asked && (
        <div className="undo-ask" role="dialog" aria-label="Undo" onKeyDown={onKey}>
          <p>{seenSince([asked])} Step back all the same? The log will say so.</p>
          {/* biome-ignore lint/a11y/noAutofocus: the harmless answer, right where the player has just pressed. */}
          <button type="button" autoFocus onClick={() => setAsked(null)}>
            No
          </button>
          <button type="button" className="accented" onClick={stepBack}>
            Undo anyway
          </button>
        </div>
      )}
    </span>
  );
}
