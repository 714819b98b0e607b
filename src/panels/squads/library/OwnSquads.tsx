import { useCallback, useMemo, useState } from 'react';
import type { Catalog } from '../../../catalog/catalog';
import { loadCatalog } from '../../../catalog/load';
import type { Faction } from '../../../engine/core/vocabulary';
import { totalOf } from '../../../squads/io/writeXws';
import { problemsOf } from '../../../squads/legal';
import { FACTION_NAMES, PROFILE_NAMES } from '../../../squads/names';
import { isOnlyChanged, type SquadProblem, sentencesOf } from '../../../squads/problem';
import { useLoading } from '../../setup/useLoading';
import { counted } from '../../text';
import { PlayDoor } from '../PlayDoor';
import type { OwnSquad } from './ownSquads';

interface Does {
  readonly onPlay: (own: OwnSquad) => void;
  readonly onOpen: (own: OwnSquad) => void;
  readonly onCopy: (own: OwnSquad) => void;
  readonly onDelete: (own: OwnSquad) => void;
}

/** The squads that this browser keeps; null while they are on their way. */
export function OwnSquads({ own, ...does }: Does & { readonly own: readonly OwnSquad[] | null }) {
  const factions = useMemo(() => [...new Set(own?.map(({ squad }) => squad.faction))].sort().join(), [own]);
  const load = useCallback(
    () => (factions ? loadCatalog(factions.split(',') as Faction[]) : Promise.resolve(null)),
    [factions],
  );
  const loading = useLoading(load);
  return (
    <section aria-labelledby="own-squads">
      <h2 id="own-squads">Your squads</h2>
      {own?.length === 0 && (
        <p className="quiet">None yet. Build one, import one, or open a copy of a ready-made one.</p>
      )}
      <ul className="squad-items">
        {own?.map(one => (
          <Item key={one.id} own={one} catalog={loading.kind === 'ready' ? loading.value : null} {...does} />
        ))}
      </ul>
    </section>
  );
}

interface ItemProps extends Does {
  readonly own: OwnSquad;
  readonly catalog: Catalog | null;
}

function Item({ own, catalog, onPlay, onOpen, onCopy, onDelete }: ItemProps) {
  const [asking, setAsking] = useState(false);
  const { squad, profile } = own;
  const { name, faction } = squad;
  // The list may be newer than the cards that were fetched for it.
  const known = catalog?.factions.includes(faction) ? catalog : null;
  return (
    <li className="squad-item">
      <div className="squad-item-words">
        <h3>{name}</h3>
        <p className="quiet">
          {FACTION_NAMES[faction]}, {PROFILE_NAMES[profile]}
        </p>
        {known && <Standing catalog={known} own={own} />}
      </div>
      {asking ? (
        <fieldset className="squad-item-tools">
          <legend>Delete this squad for good?</legend>
          <button type="button" className="danger" onClick={() => onDelete(own)}>
            Delete it
          </button>
          {/* biome-ignore lint/a11y/noAutofocus: the harmless answer takes the place of the button just pressed */}
          <button type="button" autoFocus onClick={() => setAsking(false)}>
            Keep it
          </button>
        </fieldset>
      ) : (
        <div className="squad-item-tools">
          {known && <PlayDoor catalog={known} own={own} onPlay={onPlay} />}
          <button type="button" aria-label={`Open ${name}`} onClick={() => onOpen(own)}>
            Open
          </button>
          <button type="button" aria-label={`Duplicate ${name}`} onClick={() => onCopy(own)}>
            Duplicate
          </button>
          <button type="button" aria-label={`Delete ${name}`} onClick={() => setAsking(true)}>
            Delete
          </button>
        </div>
      )}
    </li>
  );
}

/** What it costs, and whether it is legal. */
function Standing({ catalog, own: { profile, squad } }: Pick<ItemProps, 'own'> & { readonly catalog: Catalog }) {
  const problems = problemsOf(catalog, profile, squad);
  return (
    <p>
      {totalOf(catalog, profile, squad)} points, {counted(squad.ships.length, 'ship')},{' '}
      {problems.length === 0 ? 'legal' : <span className="over">{standingOf(problems)}</span>}
    </p>
  );
}

const standingOf = (problems: readonly SquadProblem[]): string =>
  isOnlyChanged(problems) ? 'points have changed since' : counted(sentencesOf(problems).length, 'problem');
