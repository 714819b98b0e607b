import { useEffect, useState } from 'react';
import type { SavedGame } from '../../store/saves/database';
import { listGames } from '../../store/saves/games';

/** What the first screen has to know: the game to continue, if one is unfinished, and how many are kept. */
export interface Latest {
  readonly game: SavedGame | null;
  readonly count: number;
}

/** Null until the browser has answered; a browser that keeps nothing has nothing to continue. */
export function useLatestGame(): Latest | null {
  const [latest, setLatest] = useState<Latest | null>(null);
  useEffect(() => {
    let gone = false;
    listGames()
      .catch(() => [])
      .then(games => {
        if (!gone) setLatest({ game: games.find(({ outcome }) => !outcome) ?? null, count: games.length });
      });
    return () => {
      gone = true;
    };
  }, []);
  return latest;
}
