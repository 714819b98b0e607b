import { freshId } from '../chance';
import { CARDS_MISSING, engineFor } from '../engineFor';
import { database } from './database';
import { type GameFile, MOST_BYTES, parseGameFile, TOO_LARGE, textOfGame } from './gameFile';
import { loadGame } from './games';
import { keptOf } from './kept';
import { replaySteps } from './rebuild';
import { writeGame } from './write';

export type Imported =
  | { readonly ok: true; readonly id: string; readonly name: string }
  | { readonly ok: false; readonly problem: string };

/** A saved game as the text of a file; null if there is none. */
export async function exportGame(id: string): Promise<{ readonly name: string; readonly text: string } | null> {
  const loaded = await loadGame(id);
  if (!loaded) return null;
  const { saved, rows, snapshots } = loaded;
  const { name, setup, seed, cards, options, journal } = saved;
  const answers = rows.slice(0, saved.answers).map(({ answer }) => answer);
  const rounds = snapshots
    .filter(mark => mark.answers <= answers.length)
    .map(({ round, answers: after, hash }) => ({ round, answers: after, hash }));
  return {
    name,
    text: textOfGame({ name, options, journal, record: { version: 1, cards, setup, seed, answers, rounds } }),
  };
}

/** Adds the game of a file to the saved ones, once the engine has played it through. Never replaces another. */
export async function importGame(file: Blob): Promise<Imported> {
  if (file.size > MOST_BYTES) return no(TOO_LARGE);
  const text = await file.text().catch(() => null);
  if (text === null) return no('The file could not be read.');
  const parsed = parseGameFile(text);
  return parsed.ok ? addGame(parsed.file) : parsed;
}

async function addGame({ name, record, options, journal }: GameFile): Promise<Imported> {
  const engine = await engineFor(record.setup).catch(() => null);
  if (!engine) return no(CARDS_MISSING);
  const begun = engine.newGame(record.setup, record.seed);
  if (!begun.ok) return no(`The game in this file cannot be set up. ${begun.problem}`);
  const now = Date.now();
  const rows = record.answers.map((answer, n) => ({ game: '', n, answer, at: now }));
  const { steps, agreed } = await replaySteps(engine, { state: begun.step.state, first: 0 }, rows, record.rounds);
  if (!agreed || steps.length < rows.length) {
    const { cards } = engine.beginRecord(record.setup, record.seed, begun.step.state);
    return no(cards === record.cards ? departs(steps.length + 1) : departsByCards(steps.length + 1));
  }
  const game = steps.at(-1)?.after ?? begun.step.state;
  const id = freshId();
  const kept = keptOf(
    { id, name, created: now, record, game, base: 0, past: steps, future: [], options, journal },
    now,
  );
  try {
    if (kept) await writeGame(await database(), kept, 0);
  } catch {
    return no('The game in this file is sound, but the browser does not let this page keep it.');
  }
  return { ok: true, id, name };
}

const departs = (answer: number): string => `The file is damaged at answer ${answer}: the rules do not allow it there.`;

const departsByCards = (answer: number): string =>
  `This game was played with other card facts and departs from the rules at answer ${answer}.`;

const no = (problem: string): Imported => ({ ok: false, problem });
