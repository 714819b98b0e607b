import { useEffect } from 'react';
import { useGame } from '../../store/game';
import type { Filming } from '../../store/replay/film';
import { TableScreen } from '../table/TableScreen';
import { ReplayPanel } from './ReplayPanel';
import { useReplay } from './useReplay';

/** From where a replay comes: a game that this browser keeps, or the letters of a link. */
export type Source = { readonly saved: string } | { readonly letters: string };

interface Props {
  readonly source: Source;
  /** After how many steps it stands; null for its beginning. */
  readonly at: number | null;
  /** It stands somewhere else now. */
  readonly onAt: (at: number) => void;
  /** A new game begins from here: it is among the saved ones, by this id. */
  readonly onPlay: (id: string) => void;
  readonly onLeave: () => void;
}

/** Long enough that a replay which runs does not write an address for every step. */
const SETTLED = 500;

/** What reads games and plays them again is fetched when somebody looks back. */
async function filmOf(source: Source): Promise<Filming> {
  if ('letters' in source) return (await import('../../store/replay/share')).filmOfLetters(source.letters);
  return (await import('../../store/replay/film')).filmOfSaved(source.saved);
}

/** A game that was played, at the table: every moment of it can be seen again. */
export function ReplayRoom({ source, at, onAt, onPlay, onLeave }: Props) {
  const film = useReplay(store => store.film);
  const problem = useReplay(store => store.problem);
  const from = 'saved' in source ? source.saved : source.letters;
  const kept = 'saved' in source;
  useEffect(() => {
    void useReplay.getState().open(filmOf(kept ? { saved: from } : { letters: from }), at);
    return () => useReplay.getState().close();
    // Where it stands comes with every step; only another game is opened anew.
  }, [from, kept]);
  useEffect(() => {
    if (at !== null && useReplay.getState().film && useGame.getState().past.length !== at)
      useReplay.getState().goTo(at);
  }, [at]);
  const now = useGame(store => (store.replaying ? store.past.length : null));
  useEffect(() => {
    if (now === null || now === at) return;
    const timer = setTimeout(() => onAt(now), SETTLED);
    return () => clearTimeout(timer);
  }, [now, at, onAt]);
  if (film && now !== null)
    return <TableScreen onLeave={onLeave} talk={<ReplayPanel onPlay={onPlay} onLeave={onLeave} />} />;
  return (
    <main className="loading">
      <h1 className="for-screen-readers">Replay</h1>
      <p role="status">{problem ?? 'The game is played through …'}</p>
      {problem && (
        <button type="button" className="accented" onClick={onLeave}>
          Back
        </button>
      )}
    </main>
  );
}
