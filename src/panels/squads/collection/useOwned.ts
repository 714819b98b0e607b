import { useMemo } from 'react';
import type { Collection } from '../../../squads/owned';
import { isEmpty, useCollection } from '../../../store/squads/collection';

export interface Owned {
  /** Null while nothing was counted: then nothing is said of it anywhere. */
  readonly collection: Collection | null;
  /** Whether only what is owned is to be offered. */
  readonly only: boolean;
  readonly onOnly: (only: boolean) => void;
}

/** What the player owns, for whoever offers cards. */
export function useOwned(): Owned {
  const { ships, upgrades, countsCards, only, change } = useCollection();
  return useMemo(() => {
    const collection = isEmpty({ ships, upgrades }) ? null : { ships, upgrades: countsCards ? upgrades : null };
    return { collection, only: only && collection !== null, onOnly: now => change({ only: now }) };
  }, [ships, upgrades, countsCards, only, change]);
}
