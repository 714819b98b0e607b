import { type DragEvent, useCallback, useEffect, useRef, useState } from 'react';
import { loadCatalog } from '../../../catalog/load';
import { type Faction, PROFILES, type ProfileId } from '../../../engine/core/vocabulary';
import { FACTION_NAMES, PROFILE_NAMES } from '../../../squads/names';
import { randomSquad } from '../../../squads/random';
import { FactionOptions } from '../../FactionOptions';
import type { Opened, Wish } from '../SquadsScreen';
import { ImportBox } from './ImportBox';
import { incoming } from './incoming';
import { OwnSquads } from './OwnSquads';
import { freshSquad, library, type OwnSquad, ownOf } from './ownSquads';
import { ReadyMadeSquads } from './ReadyMadeSquads';
import './library.css';

interface Props {
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
  readonly arriving: string | null;
  readonly onOpen: (opened: Opened) => void;
  readonly onBack: () => void;
}

const UNREADABLE = 'The browser does not let this page keep squads. In a private window it may keep none.';
const MOST_BYTES = 1_000_000;

/** All squads at hand: the player's own, ready-made ones, and those that come from elsewhere. */
export function Library({ wish, onWish, arriving, onOpen, onBack }: Props) {
  const { faction, profile } = wish;
  const [own, setOwn] = useState<readonly OwnSquad[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [importing, setImporting] = useState(false);
  const [over, setOver] = useState(false);
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
    void refresh();
  }, [refresh]);

  /** Onto the shelf and onto the workbench; where nothing can be kept, onto the workbench alone. */
  const keep = useCallback(
    async (which: ProfileId, squad: OwnSquad['squad'], warnings: readonly string[] = []) => {
      const others = await library.list().catch(() => []);
      const one = ownOf(which, squad, others);
      await library.save(one).catch(() => undefined);
      onOpen({ own: one, warnings });
    },
    [onOpen],
  );

  const read = useCallback(
    async (text: string) => {
      const found = await incoming(text).catch(() => ({
        ok: false as const,
        problem: 'The cards could not be fetched. Check your connection and try again.',
      }));
      if (found.ok) return keep(found.profile, found.squad, found.warnings);
      setProblem(found.problem);
    },
    [keep],
  );

  const readFile = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MOST_BYTES) return setProblem('This file is far larger than any squad, so it is not read.');
    await read(await file.text());
  };

  const asked = useRef<string | null>(null);
  useEffect(() => {
    // An effect may run twice; a squad arrives once.
    if (!arriving || asked.current === arriving) return;
    asked.current = arriving;
    void read(arriving);
  }, [arriving, read]);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    void (file ? readFile(file) : read(event.dataTransfer.getData('text')));
  };

  const draw = async () => {
    const catalog = await loadCatalog([faction]);
    const squad = randomSquad(catalog, { profile, faction }, Math.random);
    await keep(profile, { ...squad, name: `Random ${FACTION_NAMES[faction]}` });
  };

  return (
    <main
      className={over ? 'squad-library squads-over' : 'squad-library'}
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
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
          <select value={profile} onChange={({ target }) => onWish({ ...wish, profile: target.value as ProfileId })}>
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
        <button type="button" aria-expanded={importing} onClick={() => setImporting(now => !now)}>
          Import
        </button>
        <button type="button" onClick={onBack}>
          Back
        </button>
      </header>
      {problem && (
        <p role="alert" className="squads-problem">
          {problem}
        </p>
      )}
      {arriving && !problem && <p role="status">Reading the squad in the link …</p>}
      {importing && <ImportBox onRead={read} onFile={readFile} />}
      <div className="squads-shelves">
        <OwnSquads
          own={own}
          onOpen={one => onOpen({ own: one, warnings: [] })}
          onCopy={one => keep(one.profile, one.squad)}
          onDelete={async one => {
            await library.remove(one.id).catch(() => setProblem('The squad could not be deleted.'));
            await refresh();
            title.current?.focus();
          }}
        />
        <ReadyMadeSquads wish={wish} onCopy={squad => keep(profile, squad)} />
      </div>
    </main>
  );
}
