import { create } from 'zustand';
import { z } from '../../catalog/zod';
import { remember, remembered } from '../remembering';

export const MOST_OWNED = 99;

type Counts = Readonly<Record<string, number>>;

/** What the player owns, as it is kept in the browser and in backups. */
export interface KeptCollection {
  /** By ship type and by upgrade; what is left out is not owned. */
  readonly ships: Counts;
  readonly upgrades: Counts;
  /** Whether upgrade cards are counted at all, or there are enough of each. */
  readonly countsCards: boolean;
}

interface CollectionStore extends KeptCollection {
  /** Whether pickers and random squads keep to it. */
  readonly only: boolean;
  change(change: Partial<KeptCollection & { only: boolean }>): void;
}

const KEY = 'range-one collection';
export const COLLECTION_VERSION = 1;

const MOST_THINGS = 3000;

/** Only whole numbers of things that are there: whatever else lies here was never owned. */
const counts = z._default(
  z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform(raw => countsOf(Object.entries(raw).slice(0, MOST_THINGS))),
  ),
  () => ({}),
);

const schema = z.object({
  ships: z.catch(counts, {}),
  upgrades: z.catch(counts, {}),
  countsCards: z.catch(z.boolean(), false),
  only: z.catch(z.boolean(), false),
});

function countsOf(entries: readonly (readonly [string, unknown])[]): Record<string, number> {
  const sound = entries.filter(
    ([id, count]) => /^(shipType|upgrade):[a-z0-9-]{1,80}$/.test(id) && Number.isInteger(count) && Number(count) > 0,
  );
  return Object.fromEntries(sound.map(([id, count]) => [id, Math.min(Number(count), MOST_OWNED)]));
}

/** A collection from wherever it was kept; null where there is none. */
export function collectionFrom(raw: unknown): KeptCollection | null {
  const read = z.safeParse(schema, raw);
  if (!read.success || isEmpty(read.data)) return null;
  const { only: _, ...kept } = read.data;
  return kept;
}

export const isEmpty = ({ ships, upgrades }: Pick<KeptCollection, 'ships' | 'upgrades'>): boolean =>
  Object.keys(ships).length + Object.keys(upgrades).length === 0;

const EMPTY = { ships: {}, upgrades: {}, countsCards: false, only: false };

export const useCollection = create<CollectionStore>()((set, get) => ({
  ...(remembered(KEY, schema) ?? EMPTY),
  change(change) {
    set(change);
    const { change: _, ...kept } = get();
    remember(KEY, { version: COLLECTION_VERSION, ...kept });
  },
}));

/** What is kept, without whether it is in use. */
export const keptCollection = (): KeptCollection => {
  const { ships, upgrades, countsCards } = useCollection.getState();
  return { ships, upgrades, countsCards };
};

/** Of two collections the larger count of each thing: none of what was counted is lost. */
export function together(one: KeptCollection, other: KeptCollection): KeptCollection {
  const larger = (a: Counts, b: Counts): Counts => {
    const ids = [...new Set([...Object.keys(a), ...Object.keys(b)])];
    return Object.fromEntries(ids.map(id => [id, Math.max(a[id] ?? 0, b[id] ?? 0)]));
  };
  return {
    ships: larger(one.ships, other.ships),
    upgrades: larger(one.upgrades, other.upgrades),
    countsCards: one.countsCards || other.countsCards,
  };
}
