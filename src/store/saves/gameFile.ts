import { SIDE_COLORS } from '../../art/sides';
import { wordsOf } from '../../catalog/parse';
import { list, record as object } from '../../catalog/schemas/parts';
import { z } from '../../catalog/zod';
import type { GameRecord } from '../../engine';
import { PLAYERS } from '../../engine/core/ids';
import { nameFrom } from '../../engine/core/text';
import { hashOfData } from '../../engine/rules/hash';
import { checkAnswer, checkRecord, checkSetup } from '../../engine/surface/boundary';
import { gameNameOf } from '../gameName';
import { type JournalNote, SHOWN } from '../history';
import { FORMATIONS, targets } from '../practice/targets';
import { seats } from '../seats';
import { LONGEST_SEED } from '../seedWords';
import { moment } from '../soundRow';
import { DEFAULT_OPTIONS, HELP_LEVELS, type TableOptions, VOICES } from '../tableOptions';

const FORMAT = 'range-one-game';
const VERSION = 1;
export const MOST_BYTES = 20_000_000;

/** A game as a file: what another table needs to play it again. */
export interface GameFile {
  readonly name: string;
  readonly record: GameRecord;
  readonly options: TableOptions;
  readonly journal: readonly JournalNote[];
}

export type ParsedFile =
  | { readonly ok: true; readonly file: GameFile }
  | { readonly ok: false; readonly problem: string };

export const TOO_LARGE = 'This file is larger than 20 MB. A saved game is far smaller.';

/** Of more notes than anybody reads, the newest. */
const MOST_NOTES = 5000;

const whole = z.int().check(z.gte(0));
const sideColor = z.enum(SIDE_COLORS.map(({ id }) => id));
/** An option that came later than the file has its usual value. */
export const options = object({
  help: z._default(z.enum(HELP_LEVELS), DEFAULT_OPTIONS.help),
  colors: z._default(object({ p1: sideColor, p2: sideColor }), DEFAULT_OPTIONS.colors),
  clockMinutes: z._default(z.nullable(z.number().check(z.gt(0), z.lte(1000))), DEFAULT_OPTIONS.clockMinutes),
  targets: z.exactOptional(targets),
  formation: z.exactOptional(z.enum(FORMATIONS)),
  seats: z.exactOptional(seats),
  always: z.exactOptional(list(z.string())),
  coach: z.exactOptional(z.boolean()),
  voice: z.exactOptional(z.enum(VOICES)),
  openSeed: z.exactOptional(z.string().check(z.maxLength(LONGEST_SEED))),
});
export const note = object({
  kind: z.enum(['undone', 'redone', 'jumped']),
  from: whole,
  to: whole,
  round: whole,
  shown: list(z.enum(SHOWN)),
  by: z.nullable(z.enum(PLAYERS)),
  at: moment,
});
const gameFile = object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  name: z.string(),
  record: z.unknown(),
  options,
  journal: list(note),
});

export const textOfGame = ({ name, record, options: agreed, journal }: GameFile): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, name, options: agreed, journal, record });

/** Reads a file that anybody may have written: a game, or a sentence that says why it is none. Never throws. */
export function parseGameFile(text: string): ParsedFile {
  if (text.length > MOST_BYTES) return no(TOO_LARGE);
  let raw: unknown;
  try {
    // A mark that some editors put before the first character.
    raw = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return no('This is no saved game: it is not JSON. Perhaps only a part of the file arrived.');
  }
  if (!isOurs(raw)) return no('This is JSON, but no saved game of Range One.');
  if (typeof raw.version === 'number' && raw.version > VERSION)
    return no(
      `This game was saved by a newer Range One (format ${raw.version}; this page reads up to ${VERSION}). Load the page again to get the newest.`,
    );
  const checked = z.safeParse(gameFile, raw);
  if (!checked.success) return no(`The file is damaged: ${wordsOf(checked.error.issues[0]!, raw)}.`);
  return withRecord(checked.data);
}

function withRecord({ name, record: raw, options: agreed, journal }: z.infer<typeof gameFile>): ParsedFile {
  const record = checkRecord(raw);
  if (!record.ok) return no(`The file is damaged. ${record.problem}`);
  const setup = checkSetup(record.value.setup);
  if (!setup.ok) return no(`The file is damaged. ${setup.problem}`);
  const answers = [];
  for (const [index, given] of record.value.answers.entries()) {
    const answer = checkAnswer(given);
    if (!answer.ok) return no(`The file is damaged at answer ${index + 1}. ${answer.problem}`);
    answers.push(answer.value);
  }
  // Marks were made with the names as they were.
  const sameNames = hashOfData(record.value.setup) === hashOfData(setup.value);
  const rounds = sameNames ? record.value.rounds : [];
  return {
    ok: true,
    file: {
      name: nameFrom(name, gameNameOf(setup.value)),
      options: agreed,
      journal: journal.slice(-MOST_NOTES),
      record: { ...record.value, setup: setup.value, answers, rounds },
    },
  };
}

const isOurs = (raw: unknown): raw is { readonly format: string; readonly version?: unknown } =>
  typeof raw === 'object' && raw !== null && 'format' in raw && raw.format === FORMAT;

const no = (problem: string): ParsedFile => ({ ok: false, problem });
