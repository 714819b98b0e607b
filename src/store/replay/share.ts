import { MOST_LETTERS, packed, unpacked } from '../packed';
import { parseGameFile, textOfGame } from '../saves/gameFile';
import { type Film, type Filming, filmOfFile } from './film';

/** The whole game as letters for an address; null where it is too long for one, or begins in mid-game. */
export async function lettersOf({ name, options, record, base }: Film): Promise<string | null> {
  if (base > 0) return null;
  const letters = await packed(textOfGame({ name, options: withoutSeats(options), record, journal: [] }));
  return letters.length > MOST_LETTERS ? null : letters;
}

/** Whoever opens a replay takes no seat by it. */
const withoutSeats = ({ seats: _, targets: __, ...rest }: Film['options']): Film['options'] => rest;

/** The game of an address, or a sentence that says why there is none. */
export async function filmOfLetters(letters: string): Promise<Filming> {
  const text = await unpacked(letters);
  if (text === null) return { ok: false, problem: 'This link holds no whole replay: a part of it may be missing.' };
  const parsed = parseGameFile(text);
  return parsed.ok ? filmOfFile(parsed.file) : parsed;
}
