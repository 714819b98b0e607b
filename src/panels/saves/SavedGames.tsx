import { type DragEvent, useEffect, useRef, useState } from 'react';
import type { SavedGame as Saved } from '../../store/saves/database';
import { fileNameOf } from '../../store/saves/fileName';
import {
  type DamagedGame as Damaged,
  deleteGame,
  type ListedGames,
  listGames,
  renameGame,
} from '../../store/saves/games';
import { go } from '../address';
import { DamagedGame } from './DamagedGame';
import { download } from './download';
import { addedWords, savedWords } from './fileWords';
import { SavedGame } from './SavedGame';
import './SavedGames.css';

interface Props {
  readonly onOpen: (id: string) => void;
  readonly onReplay: (id: string) => void;
  readonly onBack: () => void;
}

interface News {
  readonly kind: 'done' | 'problem';
  readonly text: string;
}

/** Reading and checking a file takes the engine, which is fetched when it is needed. */
const transfer = () => import('../../store/saves/transfer');

const NOTHING: ListedGames = { games: [], damaged: [] };

const UNREADABLE = 'The browser does not let this page read the saved games. In a private window it may keep none.';

/** Every game that this browser keeps, by name; in and out as files. */
export function SavedGames({ onOpen, onReplay, onBack }: Props) {
  const [listed, setListed] = useState<ListedGames | null>(null);
  const [news, setNews] = useState<News | null>(null);
  const [over, setOver] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const file = useRef<HTMLInputElement>(null);

  async function refresh(): Promise<void> {
    try {
      setListed(await listGames());
    } catch {
      setListed(NOTHING);
      // What was just said about a file is not talked over.
      setNews(said => said ?? { kind: 'problem', text: UNREADABLE });
    }
  }

  useEffect(() => void refresh(), []);

  /** What came of it is told once the list shows it. */
  async function attempt(what: () => Promise<News | null>, otherwise: string): Promise<void> {
    const came = await what().catch((): News => ({ kind: 'problem', text: otherwise }));
    await refresh();
    if (came) setNews(came);
  }

  const read = (given: Blob | undefined) =>
    attempt(async () => {
      if (!given) return null;
      setNews({ kind: 'done', text: 'Reading the file…' });
      const imported = await (await transfer()).importGame(given);
      return imported.ok ? { kind: 'done', text: addedWords(imported) } : { kind: 'problem', text: imported.problem };
    }, 'The file could not be read.');

  const write = ({ id, name }: Saved) =>
    attempt(async () => {
      const exported = await (await transfer()).exportGame(id);
      if (!exported) return null;
      download(fileNameOf(name), exported.text);
      return { kind: 'done', text: savedWords(name, exported.heldBack) };
    }, 'The game could not be exported.');

  const writeRest = (damaged: Damaged) =>
    attempt(async () => {
      const { salvage } = await import('../../store/saves/salvage');
      download(fileNameOf(damaged.name), await salvage(damaged));
      return null;
    }, 'Nothing of the game could be saved as a file.');

  const remove = ({ id, name }: Saved | Damaged) =>
    attempt(async () => {
      await deleteGame(id);
      heading.current?.focus();
      return { kind: 'done', text: `${name} was deleted.` };
    }, 'The game could not be deleted.');

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void read(event.dataTransfer.files[0]);
  };

  return (
    <main
      className={over ? 'saved-games saved-over' : 'saved-games'}
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <header className="saved-head">
        <h1 ref={heading} tabIndex={-1}>
          Saved games
        </h1>
        <button type="button" onClick={() => file.current?.click()}>
          Import a file
        </button>
        <button type="button" onClick={() => go('check')}>
          Check the rolls
        </button>
        <button type="button" onClick={onBack}>
          Back
        </button>
        <input
          ref={file}
          type="file"
          hidden
          aria-label="File to import"
          accept=".json,application/json"
          onChange={event => {
            const given = event.target.files?.[0];
            void read(given);
            // So that the same file can be chosen again.
            event.target.value = '';
          }}
        />
      </header>
      <p className="saved-quiet">A file that was exported here or elsewhere can also be dropped onto this page.</p>
      <p role="status" className="saved-news">
        {news?.kind === 'done' && news.text}
      </p>
      {news?.kind === 'problem' && (
        <p role="alert" className="saved-news saved-problem">
          {news.text}
        </p>
      )}
      {listed && listed.games.length + listed.damaged.length === 0 && <p>No game is kept in this browser yet.</p>}
      <ul className="saved-list">
        {listed?.games.map(saved => (
          <SavedGame
            key={saved.id}
            saved={saved}
            onOpen={() => onOpen(saved.id)}
            onReplay={() => onReplay(saved.id)}
            onRename={name =>
              attempt(() => renameGame(saved.id, name).then(() => null), 'The game could not be renamed.')
            }
            onExport={() => write(saved)}
            onDelete={() => remove(saved)}
          />
        ))}
        {listed?.damaged.map(damaged => (
          <DamagedGame
            key={`${damaged.id}`}
            damaged={damaged}
            onExport={() => writeRest(damaged)}
            onDelete={() => remove(damaged)}
          />
        ))}
      </ul>
    </main>
  );
}
