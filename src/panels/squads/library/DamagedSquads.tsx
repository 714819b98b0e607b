import { useCallback, useEffect, useState } from 'react';
import type { DamagedSquad } from '../../../store/squads/library';
import { download } from '../../saves/download';
import { fileNameOf } from '../share/fileName';
import { library } from './ownSquads';

const NEWER = 'Some were kept by a newer Range One: load the page again to get it.';

/** Squads that cannot be opened any more, and what can still be done with them. */
export function DamagedSquads() {
  const [damaged, setDamaged] = useState<readonly DamagedSquad[]>([]);
  const refresh = useCallback(
    // Where nothing can be read, the shelf says so.
    () => library.damaged().then(setDamaged, () => undefined),
    [],
  );
  useEffect(() => void refresh(), [refresh]);
  if (damaged.length === 0) return null;
  return (
    <section className="damaged-squads" aria-labelledby="damaged-squads">
      <h2 id="damaged-squads">Damaged squads</h2>
      <p className="quiet">
        These cannot be opened here. What is left of them can be saved as a file.
        {damaged.some(one => one.isNewer) && ` ${NEWER}`}
      </p>
      <ul className="squad-items">
        {damaged.map(one => (
          <Item
            key={`${one.id}`}
            damaged={one}
            onDelete={() => void library.remove(one.id).then(refresh, () => undefined)}
          />
        ))}
      </ul>
    </section>
  );
}

interface ItemProps {
  readonly damaged: DamagedSquad;
  readonly onDelete: () => void;
}

function Item({ damaged: { name, text }, onDelete }: ItemProps) {
  const [asking, setAsking] = useState(false);
  return (
    <li className="squad-item">
      <div className="squad-item-words">
        <h3>{name}</h3>
      </div>
      {asking ? (
        <fieldset className="squad-item-tools">
          <legend>Delete this squad for good?</legend>
          <button type="button" className="danger" onClick={onDelete}>
            Delete it
          </button>
          {/* biome-ignore lint/a11y/noAutofocus: the harmless answer takes the place of the button just pressed */}
          <button type="button" autoFocus onClick={() => setAsking(false)}>
            Keep it
          </button>
        </fieldset>
      ) : (
        <div className="squad-item-tools">
          <button
            type="button"
            aria-label={`Export what is left of ${name}`}
            onClick={() => download(fileNameOf(name), text)}
          >
            Export what is left
          </button>
          <button type="button" aria-label={`Delete ${name}`} onClick={() => setAsking(true)}>
            Delete
          </button>
        </div>
      )}
    </li>
  );
}
