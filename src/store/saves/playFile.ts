import type { Engine } from '../../engine';
import { copyAnswer } from '../copies';
import { type HistoryStep, recordWith } from '../history';
import { attempt } from './attempt';
import { whatChanged } from './changed';
import type { GameFile } from './gameFile';
import { type Kept, keptOf } from './kept';
import { comparableMarks } from './older';
import { replaySteps } from './rebuild';

export type PlayedFile =
  | { readonly ok: true; readonly kept: Kept /** Whether its dice are new. */; readonly isCopy: boolean }
  | { readonly ok: false; readonly problem: string };

/**
 * The game of a file, played through and ready to be kept. Its marks are checked, and made anew.
 * A running one becomes a copy with dice of its own: else it would show what the other game is going to roll.
 */
export async function playFile(engine: Engine, file: GameFile, id: string, now: number): Promise<PlayedFile> {
  const { record, name, options, journal } = file;
  const { setup, seed, cards } = record;
  const begun = attempt(() => engine.newGame(setup, seed));
  if (!begun?.ok) return no(`The game in this file cannot be set up. ${begun?.problem ?? ''}`.trim());
  const { state: start } = begun.step;
  const rows = record.answers.map((answer, n) => ({ game: id, n, answer, at: now }));
  const marks = comparableMarks(engine, start, record);
  const { steps, agreed } = await replaySteps(engine, { state: start, first: 0 }, rows, marks);
  if (!agreed || steps.length < rows.length) return no(departs(steps.length + 1, whatChanged(engine, record)));
  const end = steps.at(-1)?.after ?? start;
  const copy = end.outcome || end.practice ? null : copyAnswer();
  const outcome = copy && attempt(() => engine.answer(end, copy));
  if (copy && !outcome?.ok) return no('The game in this file cannot be gone on with.');
  const past: readonly HistoryStep[] =
    copy && outcome?.ok
      ? [...steps, { state: end, answer: copy, events: outcome.step.events, after: outcome.step.state, at: now }]
      : steps;
  const kept = keptOf(
    {
      ...{ id, name, created: now, options, journal, base: 0, past, future: [] },
      record: recordWith(engine, { ...engine.beginRecord(setup, seed, start), cards }, past),
      game: past.at(-1)?.after ?? start,
    },
    now,
  );
  return kept ? { ok: true, kept, isCopy: copy !== null } : no('The game in this file cannot be kept.');
}

const departs = (answer: number, changed: string | null): string =>
  changed
    ? `The ${changed} have changed since this game was saved, and it departs from them at answer ${answer}.`
    : `The file is damaged at answer ${answer}: the rules do not allow it there.`;

const no = (problem: string): PlayedFile => ({ ok: false, problem });
