import { useCallback, useDeferredValue, useMemo, useState } from 'react';
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
import { SquadPilots } from '../SquadPilots';
import { saveBackup } from './backup';
import type { OwnSquad } from './ownSquads';
import { ShelfTools } from './ShelfTools';
import { found, type ShelfFilter, shelvedOf } from './shelved';

interface Does {
  readonly onPlay: (own: OwnSquad) => void;
  readonly onOpen: (own: OwnSquad) => void;
  readonly onCopy: (own: OwnSquad) => void;
  readonly onDelete: (own: OwnSquad) => void;
}

interface Props extends Does {
  /** Null while they are on their way. */
  readonly own: readonly OwnSquad[] | null;
  readonly filter: ShelfFilter;
  readonly onFilter: (filter: ShelfFilter) => void;
}

/** So many are drawn at first, and so many more when asked. */
const STEP = 30;

/** The squads that this browser keeps, and all of them as one file. */
export function OwnSquads({ own, filter, onFilter, ...does }: Props) {
  const factions = useMemo(() => [...new Set(own?.map(({ squad }) => squad.faction))].sort().join(), [own]);
  const load = useCallback(
    () => (factions ? loadCatalog(factions.split(',') as Faction[]) : Promise.resolve(null)),
    [factions],
  );
  const loading = useLoading(load);
  const catalog = loading.kind === 'ready' ? loading.value : null;
  const shelf = useMemo(() => own?.map(one => shelvedOf(one, catalog)) ?? [], [own, catalog]);
  // A tag that no squad has any more narrows nothing.
  const tag = own?.some(({ tags }) => tags.some(one => one === filter.tag)) ? filter.tag : undefined;
  const sought = useMemo(() => ({ ...filter, tag }), [filter, tag]);
  const deferred = useDeferredValue(sought);
  const matching = useMemo(() => found(shelf, deferred), [shelf, deferred]);
  const [most, setMost] = useState(STEP);
  return (
    <section aria-labelledby="own-squads">
      <div className="shelf-head">
        <h2 id="own-squads">Your squads</h2>
        {own && own.length > 0 && (
          <button type="button" title="Import reads it back." onClick={() => saveBackup(own, new Date())}>
            Save all as one file
          </button>
        )}
      </div>
      {own?.length === 0 && (
        <p className="quiet">None yet. Build one, import one or a backup, or open a copy of a ready-made one.</p>
      )}
      {own && own.length > 1 && <ShelfTools own={own} filter={sought} onFilter={onFilter} count={matching.length} />}
      {own && own.length > 0 && matching.length === 0 && <p className="quiet">No squad of yours matches.</p>}
      <ul className="squad-items">
        {matching.slice(0, most).map(one => (
          <Item
            key={one.id}
            own={one}
            catalog={catalog}
            tag={tag}
            onTag={pressed => onFilter({ ...filter, tag: pressed === tag ? undefined : pressed })}
            {...does}
          />
        ))}
      </ul>
      {matching.length > most && (
        <button type="button" className="show-more" onClick={() => setMost(now => now + STEP)}>
          Show more ({matching.length - most} left)
        </button>
      )}
    </section>
  );
}

interface ItemProps extends Does {
  readonly own: OwnSquad;
  readonly catalog: Catalog | null;
  /** The one that is asked for. */
  readonly tag: string | undefined;
  readonly onTag: (tag: string) => void;
}

function Item({ own, catalog, tag, onTag, onPlay, onOpen, onCopy, onDelete }: ItemProps) {
  const [asking, setAsking] = useState(false);
  const { squad, profile, tags } = own;
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
        {known && <SquadPilots catalog={known} name={name} pilots={squad.ships.map(({ pilot }) => pilot)} />}
        {tags.length > 0 && (
          <p className="squad-tags">
            {tags.map(one => (
              <button
                key={one}
                type="button"
                aria-pressed={one === tag}
                title={one === tag ? 'Show the others, too' : `Show only squads tagged ${one}`}
                onClick={() => onTag(one)}
              >
                {one}
              </button>
            ))}
          </p>
        )}
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
