import { useState } from 'react';
import type { SavedGame as Saved } from '../../store/saves/database';
import { DeleteQuestion } from './DeleteQuestion';
import { missionOf, standingOf, whenOf } from './savedWords';

interface Props {
  readonly saved: Saved;
  readonly onOpen: () => void;
  readonly onReplay: () => void;
  readonly onRename: (name: string) => void;
  readonly onExport: () => void;
  readonly onDelete: () => void;
}

type Doing = 'renaming' | 'deleting' | null;

/** One saved game: what it is, and what can be done with it. */
export function SavedGame({ saved, onOpen, onReplay, onRename, onExport, onDelete }: Props) {
  const [doing, setDoing] = useState<Doing>(null);
  const [did, setDid] = useState<Doing>(null);
  const { name, setup, changed } = saved;
  const { p1, p2 } = setup.players;
  // Whoever answers finds the button again that they pressed before.
  const done = () => {
    setDid(doing);
    setDoing(null);
  };
  return (
    <li className="saved-game">
      <div className="saved-about">
        {doing === 'renaming' ? (
          <NameForm
            name={name}
            onDone={given => {
              done();
              if (given) onRename(given);
            }}
          />
        ) : (
          <h2>{name}</h2>
        )}
        <p>
          <strong>{standingOf(saved)}</strong> · {missionOf(setup)}
        </p>
        <p className="saved-quiet">
          {p1.name} with {p1.squad.name}, {p2.name} with {p2.squad.name}
        </p>
        <p className="saved-quiet">Last played {whenOf(changed)}</p>
      </div>
      {doing === 'deleting' && <DeleteQuestion onDelete={onDelete} onKeep={done} />}
      {doing === null && (
        <div className="saved-tools">
          <button type="button" className="accented" onClick={onOpen} aria-label={`Open ${name}`}>
            Open
          </button>
          <button type="button" onClick={onReplay} aria-label={`Replay ${name}`}>
            Replay
          </button>
          <button
            type="button"
            // biome-ignore lint/a11y/noAutofocus: only after its own form has gone
            autoFocus={did === 'renaming'}
            onClick={() => setDoing('renaming')}
            aria-label={`Rename ${name}`}
          >
            Rename
          </button>
          <button type="button" onClick={onExport} aria-label={`Export ${name}`}>
            Export
          </button>
          <button
            type="button"
            // biome-ignore lint/a11y/noAutofocus: only after its own question has gone
            autoFocus={did === 'deleting'}
            onClick={() => setDoing('deleting')}
            aria-label={`Delete ${name}`}
          >
            Delete
          </button>
        </div>
      )}
    </li>
  );
}

/** Enter takes the name, Escape leaves it as it was: `onDone` then gets null. */
function NameForm({ name, onDone }: { readonly name: string; readonly onDone: (name: string | null) => void }) {
  const [typed, setTyped] = useState(name);
  return (
    <form
      className="saved-name"
      onSubmit={event => {
        event.preventDefault();
        onDone(typed.trim() || null);
      }}
    >
      <input
        aria-label="Name of the game"
        value={typed}
        maxLength={80}
        // biome-ignore lint/a11y/noAutofocus: the field was asked for by a button
        autoFocus
        onFocus={event => event.target.select()}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Escape') onDone(null);
        }}
      />
      <button type="submit">Save name</button>
      <button type="button" onClick={() => onDone(null)}>
        Cancel
      </button>
    </form>
  );
}
