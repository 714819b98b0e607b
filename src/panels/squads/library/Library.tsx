import { useCallback, useEffect, useRef, useState } from 'react';
import { loadCatalog } from '../../../catalog/load';
import type { Pilot } from '../../../catalog/schemas/pilot';
import type { Upgrade } from '../../../catalog/schemas/upgrade';
import type { SquadShip } from '../../../engine/core/setup';
import { type Faction, PROFILES, type ProfileId } from '../../../engine/core/vocabulary';
import { priced } from '../../../squads/io/priced';
import { FACTION_NAMES, PROFILE_NAMES } from '../../../squads/names';
import { isLeft } from '../../../squads/owned';
import { legalSquad } from '../../../squads/random';
import { AUTOMATED, automatedWords } from '../../automated';
import { FactionOptions } from '../../FactionOptions';
import type { Brought } from '../../setup/offers';
import { CollectionSheet } from '../collection/CollectionSheet';
import { useOwned } from '../collection/useOwned';
import { News } from '../News';
import type { Opened, Wish } from '../SquadsScreen';
import { type Arrivals, keep, type Source } from './arrivals';
import { DamagedSquads } from './DamagedSquads';
import { DrawWish } from './DrawWish';
import { ImportBox } from './ImportBox';
import { OwnSquads } from './OwnSquads';
import { freshSquad, library, type OwnSquad, ownOf } from './ownSquads';
import { ReadyMadeSquads } from './ReadyMadeSquads';
import type { ShelfFilter } from './shelved';
import './library.css';

interface Props {
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
  /** Which of the player's own squads are looked for. */
  readonly filter: ShelfFilter;
  readonly onFilter: (filter: ShelfFilter) => void;
  readonly arriving: string | null;
  /** A squad was asked for by its address, and this browser does not keep it. */
  readonly missing: boolean;
  /** What came of squads that were pasted or dropped. */
  readonly news: Arrivals | null;
  /** Whether something is being held over the page. */
  readonly over: boolean;
  readonly onSources: (sources: readonly Source[]) => Promise<void>;
  readonly onOpen: (opened: Opened) => void;
  readonly onPlay: (brought: Brought) => void;
  readonly onBack: () => void;
}

const UNREADABLE = 'The browser does not let this page keep squads. In a private window it may keep none.';

const NONE_FOUND = 'No such squad was found';

const MISSING = 'The squad at this address is not kept in this browser. These are.';

/** All squads at hand: the player's own, ready-made ones, and those that come from elsewhere. */
export function Library(props: Props) {
  const { wish, onWish, filter, onFilter, arriving, missing, news, over, onSources, onOpen, onPlay, onBack } = props;
  const { faction, profile } = wish;
  const [own, setOwn] = useState<readonly OwnSquad[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [importing, setImporting] = useState(false);
  const [drawing, setDrawing] = useState(wish.points !== undefined || wish.ships !== undefined);
  const [counting, setCounting] = useState(false);
  const owned = useOwned();
  const title = useRef<HTMLHeadingElement>(null);

  const refresh = useCallback(
    () =>
      library.list().then(setOwn, () => {
        setOwn([]);
        setProblem(UNREADABLE);
      }),
    [],
  );
  useEffect(() => {
    title.current?.focus();
  }, []);
  // What came in is on the shelf now.
  useEffect(() => void refresh(), [refresh, news]);

  /** Onto the shelf and onto the workbench, with what it costs today. */
  const copy = async (which: ProfileId, squad: OwnSquad['squad']) => {
    const catalog = await loadCatalog([squad.faction]).catch(() => null);
    onOpen(await keep(which, catalog ? priced(catalog, which, squad) : squad));
  };

  const asked = useRef<string | null>(null);
  useEffect(() => {
    // An effect may run twice; a squad arrives once.
    if (!arriving || asked.current === arriving) return;
    asked.current = arriving;
    void onSources([arriving]);
  }, [arriving, onSources]);

  const draw = async () => {
    setProblem(null);
    const catalog = await loadCatalog([faction]);
    const { collection, only } = owned;
    const allows = (card: Pilot | Upgrade, ships: readonly SquadShip[]) =>
      !collection || !only || isLeft(catalog, collection, ships, card);
    const squad = legalSquad(catalog, { ...wish, allows }, Math.random);
    if (squad) await copy(profile, { ...squad, name: `Random ${FACTION_NAMES[faction]}` });
    else
      setProblem(only ? `${NONE_FOUND} of what you own.` : `${NONE_FOUND}: ask for fewer ships, or for more points.`);
  };

  return (
    <main className={over ? 'squad-library squads-over' : 'squad-library'}>
      <header className="squads-head">
        <h1 ref={title} tabIndex={-1}>
          Squads
        </h1>
        <label>
          <span className="for-screen-readers">Faction</span>
          <select value={faction} onChange={({ target }) => onWish({ ...wish, faction: target.value as Faction })}>
            <FactionOptions />
          </select>
        </label>
        <label>
          <span className="for-screen-readers">Point system</span>
          <select
            value={profile}
            onChange={({ target }) => onWish({ faction, ships: wish.ships, profile: target.value as ProfileId })}
          >
            {PROFILES.map(one => (
              <option key={one} value={one}>
                {PROFILE_NAMES[one]}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="accented"
          onClick={() => onOpen({ own: ownOf(profile, freshSquad(faction), own ?? []), warnings: [] })}
        >
          New squad
        </button>
        <button type="button" onClick={() => void draw().catch(() => setProblem('The cards could not be fetched.'))}>
          Random squad
        </button>
        <button
          type="button"
          aria-expanded={drawing}
          aria-label="How random squads are drawn"
          title="How random squads are drawn"
          onClick={() => setDrawing(now => !now)}
        >
          …
        </button>
        <button type="button" onClick={() => setCounting(true)}>
          My collection
        </button>
        <button type="button" aria-expanded={importing} onClick={() => setImporting(now => !now)}>
          Import
        </button>
        <button type="button" onClick={onBack}>
          Back
        </button>
      </header>
      {(problem || missing) && (
        <p role="alert" className="squads-problem">
          {problem ?? MISSING}
        </p>
      )}
      {news && <News news={news} />}
      {arriving && !problem && !news && <p role="status">Reading the squad in the link …</p>}
      {counting && <CollectionSheet onClose={() => setCounting(false)} />}
      {drawing && <DrawWish wish={wish} onWish={onWish} owned={owned} />}
      {importing && <ImportBox onSources={onSources} />}
      <div className="squads-shelves">
        <div>
          <OwnSquads
            own={own}
            filter={filter}
            onFilter={onFilter}
            onPlay={one => onPlay({ kind: 'own', own: one })}
            onOpen={one => onOpen({ own: one, warnings: [] })}
            onCopy={one => copy(one.profile, one.squad)}
            onDelete={async one => {
              await library.remove(one.id).catch(() => setProblem('The squad could not be deleted.'));
              await refresh();
              title.current?.focus();
            }}
          />
          <DamagedSquads />
        </div>
        <ReadyMadeSquads
          wish={wish}
          onPlay={({ name }) => onPlay({ kind: 'readyMade', profile, faction, name })}
          onCopy={squad => copy(profile, squad)}
        />
      </div>
      <p className="squads-automated">{automatedWords(AUTOMATED)}</p>
    </main>
  );
}
