import type { z } from '../../catalog/zod';
import type { Squad } from '../../engine/core/setup';
import { collectionFrom, type KeptCollection } from './collection';
import { isNewer, type OwnSquad, rowOf, rowReader } from './row';

/** Says of a file that it is a backup of squads; its version is that of the frame around the rows. */
const FORMAT = 'range-one-squads';
const VERSION = 1;

const MOST_SQUADS = 2000;
const MOST_SHIPS = 100;
const LONGEST_ROW = 60_000;

/** What a text that calls itself a backup holds. */
export type Backup<Kept extends Squad> =
  | {
      readonly kind: 'read';
      readonly squads: readonly OwnSquad<Kept>[];
      /** How many cannot be read, because they are damaged or of a newer version. */
      readonly damaged: number;
      readonly newer: number;
      readonly collection: KeptCollection | null;
    }
  /** Its end is missing, or something in it is garbled. */
  | { readonly kind: 'broken' }
  | { readonly kind: 'newer' };

/** All squads, and what the player owns, as the text of one file. */
export const backupText = <Kept extends Squad>(
  squads: readonly OwnSquad<Kept>[],
  collection: KeptCollection | null,
): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, squads: squads.map(rowOf), ...(collection && { collection }) });

const CLAIM = new RegExp(`^\\uFEFF?\\s*\\{\\s*"format"\\s*:\\s*"${FORMAT}"`);

/** Reads text that anybody may have written; null of one that does not call itself a backup. */
export function backupReader<Kept extends Squad>(squad: z.ZodMiniType<Kept>): (text: string) => Backup<Kept> | null {
  const readRow = rowReader(squad);
  const soundRow = (raw: unknown): OwnSquad<Kept> | null => {
    const own = readRow(raw);
    return own && own.squad.ships.length <= MOST_SHIPS && JSON.stringify(own).length <= LONGEST_ROW ? own : null;
  };
  return text => {
    if (!CLAIM.test(text)) return null;
    const file = parsed(text);
    if (!file || typeof file.version !== 'number' || !Array.isArray(file.squads)) return { kind: 'broken' };
    if (file.version > VERSION) return { kind: 'newer' };
    const rows: readonly unknown[] = file.squads.slice(0, MOST_SQUADS);
    const read = rows.map(raw => ({ own: soundRow(raw), isNewer: isNewer(raw) }));
    const lost = read.filter(({ own }) => !own);
    const newer = lost.filter(one => one.isNewer).length;
    return {
      kind: 'read',
      squads: read.flatMap(({ own }) => own ?? []),
      damaged: lost.length - newer + file.squads.length - rows.length,
      newer,
      collection: collectionFrom(file.collection),
    };
  };
}

interface Raw {
  readonly version?: unknown;
  readonly squads?: unknown;
  readonly collection?: unknown;
}

function parsed(text: string): Raw | null {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}
