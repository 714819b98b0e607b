import type { GameState } from '../core/state';
import { isMadeOnce } from './madeOnce';

/** The same game has the same hash, however its objects were put together: keys are sorted. */
export const hashOf = (state: GameState): string => hashOfData(state);

/**
 * Of the text that data has as JSON with sorted keys. The text itself is never put together: each piece of it goes
 * straight into the two sums, kept outside the functions so that nothing is allocated.
 */
export function hashOfData(data: unknown): string {
  a = 0x811c9dc5;
  b = 0x1b873593;
  addValue(data);
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0');
}

let a = 0;
let b = 0;

function addCode(code: number): void {
  a = Math.imul(a ^ code, 0x01000193);
  b = Math.imul(b ^ code, 0x85ebca6b);
  b ^= b >>> 13;
}

function addText(text: string): void {
  let one = a;
  let two = b;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    one = Math.imul(one ^ code, 0x01000193);
    two = Math.imul(two ^ code, 0x85ebca6b);
    two ^= two >>> 13;
  }
  a = one;
  b = two;
}

/** As JSON has it. What needs no escapes, as nearly all strings do, goes in as it stands; the sums are kept only if so. */
function addString(text: string): void {
  let one = Math.imul(a ^ QUOTE, 0x01000193);
  let two = Math.imul(b ^ QUOTE, 0x85ebca6b);
  two ^= two >>> 13;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < FIRST_PLAIN || code === QUOTE || code === BACKSLASH || code > LAST_PLAIN) {
      addText(quoted(text));
      return;
    }
    one = Math.imul(one ^ code, 0x01000193);
    two = Math.imul(two ^ code, 0x85ebca6b);
    two ^= two >>> 13;
  }
  a = one;
  b = two;
  addCode(QUOTE);
}

/** Most are counts of something: one digit. */
function addNumber(value: number): void {
  if ((value | 0) === value && value >= 0 && value <= 9) addCode(ZERO + value);
  else addText(Number.isFinite(value) ? `${value}` : 'null');
}

const ZERO = 48;
const QUOTE = 34;
const BACKSLASH = 92;
const FIRST_PLAIN = 32;
const LAST_PLAIN = 126;
const COMMA = 44;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const OPEN = 123;
const CLOSE = 125;

function addValue(value: unknown): void {
  if (typeof value === 'string') addString(value);
  else if (typeof value === 'number') addNumber(value);
  else if (value === true) addText('true');
  else if (value === false) addText('false');
  else if (value === null || typeof value !== 'object') addText('null');
  else if (Array.isArray(value)) addList(value);
  else addFields(value as Readonly<Record<string, unknown>>);
}

function addList(list: readonly unknown[]): void {
  addCode(OPEN_LIST);
  for (let i = 0; i < list.length; i++) {
    if (i > 0) addCode(COMMA);
    const item = list[i];
    if (typeof item === 'object' && item !== null && isMadeOnce(item)) addText(textOf(item));
    else addValue(item);
  }
  addCode(CLOSE_LIST);
}

/** The dials of a round are some hundred options that are always the same. */
const texts = new WeakMap<object, string>();

function textOf(made: object): string {
  const known = texts.get(made);
  if (known !== undefined) return known;
  const text = JSON.stringify(made, sortedFields);
  texts.set(made, text);
  return text;
}

const sortedFields = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

function addFields(fields: Readonly<Record<string, unknown>>): void {
  const first = top;
  const { order, texts } = sortedFieldsOf(fields);
  let before = OPEN;
  for (let i = 0; i < order.length; i++) {
    const value = values[first + order[i]!];
    if (value === undefined) continue;
    addCode(before);
    before = COMMA;
    addText(texts[i]!);
    addValue(value);
  }
  if (before === OPEN) addCode(OPEN);
  addCode(CLOSE);
  top = first;
}

/** Of the objects in hand, each in the order of its own keys: V8 reads a field several times as fast on a walk along the keys as by its name. */
const values: unknown[] = [];
let top = 0;

/** The same few thousand names come again and again. */
const quotes = new Map<string, string>();
const MOST_QUOTES = 20_000;

function quoted(text: string): string {
  const known = quotes.get(text);
  if (known !== undefined) return known;
  const made = JSON.stringify(text);
  if (quotes.size >= MOST_QUOTES) quotes.clear();
  quotes.set(text, made);
  return made;
}

interface Sorted {
  /** The places of the keys among those of the object, as they come when sorted; and their texts. */
  readonly order: readonly number[];
  readonly texts: readonly string[];
}

/** Objects with the same keys in the same order share how they are sorted: a tree by one key after the other. */
interface Branch {
  /** The key that led on last, and where to: nearly always the next one too. */
  key: string | null;
  next: Branch | null;
  readonly others: Map<string, Branch>;
  sorted: Sorted | null;
}

const newBranch = (): Branch => ({ key: null, next: null, others: new Map(), sorted: null });
let root = newBranch();
let branches = 0;
const MOST_BRANCHES = 20_000;

function sortedFieldsOf(fields: Readonly<Record<string, unknown>>): Sorted {
  if (branches > MOST_BRANCHES) {
    root = newBranch();
    branches = 0;
  }
  let branch = root;
  for (const key in fields) {
    values[top++] = fields[key];
    branch = branch.key === key && branch.next ? branch.next : along(branch, key);
  }
  branch.sorted ??= sortedKeys(Object.keys(fields));
  return branch.sorted;
}

function along(branch: Branch, key: string): Branch {
  let next = branch.others.get(key);
  if (!next) {
    next = newBranch();
    branches++;
    branch.others.set(key, next);
  }
  branch.key = key;
  branch.next = next;
  return next;
}

function sortedKeys(all: readonly string[]): Sorted {
  const keys = all.toSorted();
  return { order: keys.map(key => all.indexOf(key)), texts: keys.map(key => `${JSON.stringify(key)}:`) };
}
