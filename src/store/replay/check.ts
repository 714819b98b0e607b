import type { Engine, GameRecord } from '../../engine';
import { checkRolls, type RollCheck } from '../../engine/surface/rolls';
import { MOST_BYTES, parseGameFile, TOO_LARGE } from '../saves/gameFile';
import { type Film, type Filming, filmOfFile, filmOfSaved } from './film';
import { filmOfLetters } from './share';

/** A game with its rolls beside the generator. */
export interface CheckedGame {
  readonly name: string;
  readonly engine: Engine;
  readonly record: GameRecord;
  readonly check: RollCheck;
  /** Where the game leaves its own marks, or what of it is missing; null where it is whole. */
  readonly flaw: string | null;
}

export type Checking =
  | { readonly ok: true; readonly game: CheckedGame }
  | { readonly ok: false; readonly problem: string };

const STILL_PLAYED =
  'This game is not over. Its seed is secret until then: it would tell how the dice are going to fall.';

/** A game that this browser keeps: once nobody can profit from its seed. */
export const checkSaved = async (id: string): Promise<Checking> => checkKept(await filmOfSaved(id));

export const checkKept = (filming: Filming): Checking =>
  filming.ok && !isOpen(filming.film) ? { ok: false, problem: STILL_PLAYED } : checked(filming);

const isOpen = ({ steps, start, options }: Film): boolean => {
  const { outcome, practice } = steps.at(-1)?.after ?? start;
  return outcome !== null || practice !== null || options.openSeed !== undefined;
};

export const checkLetters = async (letters: string): Promise<Checking> => checked(await filmOfLetters(letters));

export async function checkFile(file: Blob): Promise<Checking> {
  if (file.size > MOST_BYTES) return { ok: false, problem: TOO_LARGE };
  const text = await file.text().catch(() => null);
  if (text === null) return { ok: false, problem: 'The file could not be read.' };
  const parsed = parseGameFile(text);
  return parsed.ok ? checked(await filmOfFile(parsed.file)) : parsed;
}

function checked(filming: Filming): Checking {
  if (!filming.ok) return filming;
  const { name, engine, record, missing } = filming.film;
  const replayed = engine.replay(record);
  const away = replayed.ok ? null : 'departure' in replayed ? replayed.departure.problem : replayed.problem;
  return { ok: true, game: { name, engine, record, check: checkRolls(engine.rules, record), flaw: away ?? missing } };
}
