import { count, list, record, words } from '../../catalog/schemas/parts';
import { z } from '../../catalog/zod';
import type { Answer } from '../../engine';
import { PLAYERS } from '../../engine/core/ids';
import { END_REASONS, type GameState } from '../../engine/core/state';
import { checkAnswer, setup, UNKNOWN_EDITION } from '../../engine/surface/boundary';
import { moment, soundRow } from '../soundRow';
import type { AnswerRow, SavedGame, Snapshot } from './database';
import { note, options } from './gameFile';

const savedGame = z.object({
  id: words,
  name: words,
  created: moment,
  changed: moment,
  setup,
  seed: z.int(),
  cards: words,
  edition: z._default(words, UNKNOWN_EDITION),
  answers: count,
  round: count,
  score: record({ p1: z.number(), p2: z.number() }),
  outcome: z.nullable(record({ winner: z.nullable(z.enum(PLAYERS)), reason: z.enum(END_REASONS) })),
  options,
  journal: list(note),
});

const answerRow = z.object({
  game: words,
  n: count,
  answer: z.custom<Answer>(raw => checkAnswer(raw).ok),
  /** For the log only. */
  at: z.catch(moment, 0),
});

/** Whether the state is what it was is told by its hash. */
const snapshot = z.object({
  game: words,
  answers: count,
  round: count,
  hash: words,
  state: z.custom<GameState>(raw => typeof raw === 'object' && raw !== null),
});

/** Each is null where the row is damaged: rows are checked as files are. */
export const soundGame = (raw: unknown): SavedGame | null => soundRow(savedGame, raw);
export const soundAnswer = (raw: unknown): AnswerRow | null => soundRow(answerRow, raw);
export const soundSnapshot = (raw: unknown): Snapshot | null => soundRow(snapshot, raw);
export const soundOptions = (raw: unknown) => soundRow(options, raw);
export const soundJournal = (raw: unknown) => soundRow(list(note), raw);
