import type { Engine } from '../../engine';
import { freshId } from '../chance';
import { withNewDice } from '../copies';
import { CARDS_MISSING, engineFor } from '../engineFor';
import { database, type SavedGame } from './database';
import { type GameFile, MOST_BYTES, parseGameFile, TOO_LARGE, textOfGame } from './gameFile';
import { type LoadedGame, loadGame } from './games';
import { holdGame } from './holding';
import { keptOf } from './kept';
import { playFile } from './playFile';
import { type Rebuilt, rebuild } from './rebuild';
import { openPart } from './secrets';
import { writeGame } from './write';

export interface Exported {
  readonly name: string;
  readonly text: string;
  /** How many answers the file lacks, because dials are secret. */
  readonly heldBack: number;
}

export type Imported =
  | {
      readonly ok: true;
      readonly id: string;
      readonly name: string /** Whether its dice are new. */;
      readonly isCopy: boolean;
    }
  | { readonly ok: false; readonly problem: string };

/** A saved game as the text of a file; null if there is none. */
export async function exportGame(id: string): Promise<Exported | null> {
  // What is read is what will be written, so no other tab may write in between.
  const letGo = await holdGame(id, () => undefined);
  try {
    return await exported(id);
  } finally {
    letGo();
  }
}

async function exported(id: string): Promise<Exported | null> {
  const loaded = await loadGame(id);
  if (!loaded) return null;
  const { saved } = loaded;
  const { name, options, journal } = saved;
  const engine = await engineFor(saved.setup);
  const rebuilding = await rebuild(engine, loaded);
  if (!rebuilding.ok)
    return { name, text: textOfGame({ name, options, journal, record: recordOf(loaded) }), heldBack: 0 };
  const { rebuilt } = rebuilding;
  const { heldBack, tellsDice, ...open } = openPart({ ...rebuilt, journal });
  // Of a damaged game nothing is written over: what cannot be read today may be mended.
  if (tellsDice && rebuilt.problem === null) await renewDice(engine, saved, rebuilt);
  return { name, text: textOfGame({ name, options, ...open }), heldBack };
}

/** A file tells how dice will fall, so the game that stays gets new ones. Where that cannot be written, the file is worth more. */
async function renewDice(engine: Engine, saved: SavedGame, rebuilt: Rebuilt): Promise<void> {
  const renewed = withNewDice(engine, rebuilt, Date.now());
  const kept = renewed && keptOf({ ...saved, ...renewed, base: rebuilt.base }, saved.changed);
  if (kept) await writeGame(await database(), kept, kept.steps.length - 1).catch(() => undefined);
}

/** A replay of it is given away: the game that is still played gets new dice first. */
export async function renewBeforeSharing(id: string): Promise<void> {
  await exportGame(id);
}

/** Of a game that cannot be played any more, all that is there: nothing can be read from it by opening it. */
function recordOf({ saved, rows, snapshots }: LoadedGame): GameFile['record'] {
  const { setup, seed, cards, edition } = saved;
  const answers = rows.slice(0, saved.answers).map(({ answer }) => answer);
  const rounds = snapshots
    .filter(mark => mark.answers <= answers.length)
    .map(({ round, answers: after, hash }) => ({ round, answers: after, hash }));
  return { version: 1, cards, edition, setup, seed, answers, rounds };
}

/** Adds the game of a file. Never replaces another. */
export async function importGame(file: Blob): Promise<Imported> {
  if (file.size > MOST_BYTES) return no(TOO_LARGE);
  const text = await file.text().catch(() => null);
  if (text === null) return no('The file could not be read.');
  const parsed = parseGameFile(text);
  return parsed.ok ? addGame(parsed.file) : parsed;
}

/** Adds a game to the saved ones, once the engine has played it through. */
export async function addGame(file: GameFile): Promise<Imported> {
  const engine = await engineFor(file.record.setup).catch(() => null);
  if (!engine) return no(CARDS_MISSING);
  const id = freshId();
  const played = await playFile(engine, file, id, Date.now());
  if (!played.ok) return played;
  try {
    await writeGame(await database(), played.kept, 0);
  } catch {
    return no('The game in this file is sound, but the browser does not let this page keep it.');
  }
  return { ok: true, id, name: file.name, isCopy: played.isCopy };
}

const no = (problem: string): Imported => ({ ok: false, problem });
