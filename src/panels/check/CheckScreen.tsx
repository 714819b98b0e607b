import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { loadCatalog } from '../../catalog/load';
import type { CheckedGame, Checking } from '../../store/replay/check';
import { LONGEST_SEED } from '../../store/seedWords';
import { Icon } from '../Icon';
import { Fetching } from '../setup/Fetching';
import { useLoading } from '../setup/useLoading';
import { lettersIn, partOfSeed, placeOf } from './place';
import { RollTable } from './RollTable';
import { SeedNumbers } from './SeedNumbers';
import { verdictOf } from './words';
import './check.css';

interface Props {
  /** What of is checked, as the address has it. */
  readonly part: string | null;
  readonly onPart: (part: string) => void;
  readonly onBack: () => void;
}

const NOTHING: Checking | null = null;
const checks = () => import('../../store/replay/check');

/** Anybody can see here that the dice of a game fell by its seed and by nothing else. */
export function CheckScreen({ part, onPart, onBack }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => void title.current?.focus(), []);
  const [file, setFile] = useState<File | null>(null);
  const place = file ? null : placeOf(part);
  const id = place?.kind === 'saved' ? place.id : null;
  const letters = place?.kind === 'link' ? place.letters : null;
  const loading = useLoading(
    useCallback(async () => {
      if (file) return (await checks()).checkFile(file);
      if (id) return (await checks()).checkSaved(id);
      return letters ? (await checks()).checkLetters(letters) : NOTHING;
    }, [file, id, letters]),
  );
  const go = (next: string) => {
    setFile(null);
    onPart(next);
  };
  return (
    <main className="room check-room">
      <h1 ref={title} tabIndex={-1}>
        Check the rolls
      </h1>
      <p>
        The table’s dice come from one number, the seed of the game. The same seed gives the same numbers for ever:
        each, times eight and rounded down, is a face of a die. So nobody can bend a roll once the game has begun. Here
        the rolls of a game are worked out anew and held against what fell.
      </p>
      <Ways onPart={go} onFile={setFile} />
      {place?.kind === 'seed' && <OfSeed seed={place.seed} />}
      {loading.kind !== 'ready' ? (
        <Fetching what="the game" loading={loading} />
      ) : loading.value === null ? null : loading.value.ok ? (
        <OfGame game={loading.value.game} />
      ) : (
        <p role="alert" className="check-problem">
          {loading.value.problem}
        </p>
      )}
      <button type="button" className="plain-button" onClick={onBack}>
        Back
      </button>
    </main>
  );
}

function OfGame({ game }: { readonly game: CheckedGame }) {
  const { check, name, record } = game;
  const verdict = verdictOf(game);
  return (
    <section aria-labelledby="check-game">
      <h2 id="check-game">{name}</h2>
      <p role="status" className={verdict.good ? 'check-verdict' : 'check-verdict check-bad'}>
        <Icon name={verdict.good ? 'ready' : 'warning'} size={22} /> {verdict.words}
      </p>
      <p>
        Seed <b className="check-seed">{record.seed}</b>
        {check.seeds.length > 1 && ', and new dice later on where the list says so'}. {check.other} further numbers went
        to damage decks.
      </p>
      <RollTable game={game} />
    </section>
  );
}

const diceOnly = () => loadCatalog([]);

function OfSeed({ seed }: { readonly seed: number }) {
  const loading = useLoading(diceOnly);
  return loading.kind === 'ready' ? (
    <SeedNumbers key={seed} catalog={loading.value} seed={seed} />
  ) : (
    <Fetching what="the dice" loading={loading} />
  );
}

interface WaysProps {
  readonly onPart: (part: string) => void;
  readonly onFile: (file: File) => void;
}

/** By a seed, a link or a file. */
function Ways({ onPart, onFile }: WaysProps) {
  const id = useId();
  const [text, setText] = useState('');
  const letters = lettersIn(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (letters) onPart(`link/${letters}`);
    else if (text.trim()) onPart(partOfSeed(text.slice(0, LONGEST_SEED)));
  };
  return (
    <form className="check-ways" onSubmit={submit}>
      <label htmlFor={id}>A seed, or the link of a replay</label>
      <input
        id={id}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="accented" disabled={text.trim() === ''}>
        Check
      </button>
      <label className="check-file">
        or a game’s file{' '}
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => {
            const [given] = target.files ?? [];
            if (given) onFile(given);
          }}
        />
      </label>
    </form>
  );
}
