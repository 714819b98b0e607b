import { list, words } from '../../catalog/schemas/parts';
import { z } from '../../catalog/zod';
import type { Squad } from '../../engine/core/setup';
import { PROFILES, type ProfileId } from '../../engine/core/vocabulary';
import { moment, soundRow } from '../soundRow';

/** A squad of the player's own. */
export interface OwnSquad<Kept extends Squad> {
  readonly id: string;
  /** The point system it is made for. */
  readonly profile: ProfileId;
  readonly changed: number;
  /** Words of the player's own, to find it by. */
  readonly tags: readonly string[];
  readonly squad: Kept;
}

/**
 * The shape in which a squad is written, on the disk and in backups. 1, which did not say so, had no tags; its first
 * ones did not say what the squad cost.
 */
export const SQUAD_VERSION = 2;

/** As it lies on the disk. */
export type SquadRow<Kept extends Squad> = OwnSquad<Kept> & { readonly version: typeof SQUAD_VERSION };

export const rowOf = <Kept extends Squad>(own: OwnSquad<Kept>): SquadRow<Kept> => ({
  ...own,
  version: SQUAD_VERSION,
});

/** Reads rows of every shape there has been; null of one that is damaged, or that a newer version wrote. */
export function rowReader<Kept extends Squad>(squad: z.ZodMiniType<Kept>): (raw: unknown) => OwnSquad<Kept> | null {
  const row = z.object({
    id: words,
    version: z._default(z.int().check(z.gte(1), z.lte(SQUAD_VERSION)), 1),
    profile: z.enum(PROFILES),
    changed: moment,
    tags: z._default(list(words), () => []),
    squad,
  });
  return raw => {
    const sound = soundRow(row, raw);
    if (!sound) return null;
    const { version: _, ...own } = sound;
    return own;
  };
}

/** Whether it says that a newer version wrote it. */
export const isNewer = (raw: unknown): boolean =>
  typeof raw === 'object' &&
  raw !== null &&
  'version' in raw &&
  typeof raw.version === 'number' &&
  raw.version > SQUAD_VERSION;
