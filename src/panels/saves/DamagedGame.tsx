import { useState } from 'react';
import type { DamagedGame as Damaged } from '../../store/saves/games';
import { DeleteQuestion } from './DeleteQuestion';

interface Props {
  readonly damaged: Damaged;
  readonly onExport: () => void;
  readonly onDelete: () => void;
}

/** A game that cannot be opened any more, and what can still be done with it. */
export function DamagedGame({ damaged: { name }, onExport, onDelete }: Props) {
  const [deleting, setDeleting] = useState(false);
  return (
    <li className="saved-game">
      <div className="saved-about">
        <h2>{name}</h2>
        <p className="saved-problem">This game is damaged and cannot be opened.</p>
        <p className="saved-quiet">A file of what is left may still be imported, or mended by hand.</p>
      </div>
      {deleting ? (
        <DeleteQuestion onDelete={onDelete} onKeep={() => setDeleting(false)} />
      ) : (
        <div className="saved-tools">
          <button type="button" onClick={onExport} aria-label={`Export what is left of ${name}`}>
            Export what is left
          </button>
          <button type="button" onClick={() => setDeleting(true)} aria-label={`Delete ${name}`}>
            Delete
          </button>
        </div>
      )}
    </li>
  );
}
