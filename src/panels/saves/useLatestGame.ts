import { useEffect, useState } from 'react';
import type { SavedGame } from '../../store/saves/database';
import { listGames } from '../../store/saves/games';

/** The game to continue, if one is unfinished. Null until the browser has answered, and where it keeps nothing. */
export function useLatestGame(): SavedGame | null {
  const [latest, setLatest] = useState<SavedGame | null>(null);
  useEffect(() => {
    let gone = false;
    listGames().then(
      ({ games }) => {
        if (!gone) setLatest(games.find(({ outcome }) => !outcome) ?? null);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return latest;
}
