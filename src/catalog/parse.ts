import { quoted, shortly } from '../engine/core/text';
import { z } from './zod';

/** A data file that does not say what it should. Each line names file, record and field. */
export class DataError extends Error {
  override name = 'DataError';
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

export function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new DataError(problems);
}

/** A file that holds a list of records, each under its id. */
export function parseRecords<Schema extends z.core.$ZodType>(
  file: string,
  schema: Schema,
  raw: unknown,
): readonly z.output<Schema>[] {
  if (!Array.isArray(raw)) throw new DataError([`${file}: expected a list of records, got ${shortly(raw)}`]);
  const problems: string[] = [];
  const records = raw.flatMap((value, index) => {
    const result = z.safeParse(schema, value);
    if (result.success) return [result.data];
    for (const issue of result.error.issues)
      problems.push(`${file}: ${labelOf(value, index)}: ${wordsOf(issue, value)}`);
    return [];
  });
  refuse(problems);
  return Object.freeze(records);
}

/** A file that is one record. */
export function parseWhole<Schema extends z.core.$ZodType>(file: string, schema: Schema, raw: unknown) {
  const result = z.safeParse(schema, raw);
  if (result.success) return result.data;
  throw new DataError(result.error.issues.map(issue => `${file}: ${wordsOf(issue, raw)}`));
}

function labelOf(value: unknown, index: number): string {
  const id = at(value, 'id');
  return typeof id === 'string' ? id : `record ${index + 1}`;
}

/** Of many fields that nobody knows, the first are named. */
const MOST_KEYS = 3;

/** What is wrong with one field. */
export function wordsOf(issue: z.core.$ZodIssue, record: unknown): string {
  const got = issue.path.reduce(at, record);
  if (issue.code === 'unrecognized_keys') {
    const named = issue.keys.slice(0, MOST_KEYS).map(key => `${fieldOf([...issue.path, quoted(key)])}: unknown field`);
    return [...named, ...(issue.keys.length > MOST_KEYS ? ['…'] : [])].join('; ');
  }
  const expected = expectedBy(issue);
  if (got === undefined) return `${fieldOf(issue.path)}: missing, expected ${expected}`;
  return `${fieldOf(issue.path)}: expected ${expected}, got ${shortly(got)}`;
}

function expectedBy(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'invalid_value':
      return issue.values.length > 1
        ? `one of ${issue.values.map(one => shortly(one)).join(', ')}`
        : issue.values.map(one => shortly(one)).join('');
    case 'too_small':
      return `${issue.origin} of at least ${issue.minimum}`;
    case 'too_big':
      return `${issue.origin} of at most ${issue.maximum}`;
    case 'invalid_format':
      return issue.pattern ? `text like ${issue.pattern}` : issue.format;
    case 'invalid_union':
      return 'a known kind';
    case 'custom':
      return issue.message;
    default:
      return issue.code;
  }
}

/** `amg20.slots[2]` */
function fieldOf(path: readonly PropertyKey[]): string {
  const field = path.map(step => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
  return field.replace(/^\./, '') || 'record';
}

function at(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined;
}
