/** How long a name may be, of whatever has one. */
export const LONGEST_NAME = 80;
const LONGEST_PIECE = 40;
const LONGEST_SHOWN = 60;
const MOST_SHOWN = 5;

/** Plain text on one line. Control and direction characters go; markup stays, as text that nobody reads as markup. */
export function lineOf(raw: unknown, most: number): string {
  return typeof raw === 'string' ? cut(bare(startOf(raw, most)).replace(/\s+/g, ' ').trim(), most) : '';
}

/** Plain text that keeps its lines. */
export function linesOf(raw: unknown, most: number): string {
  if (typeof raw !== 'string') return '';
  const lines = startOf(raw, most).split(/\r\n|\r|\n/);
  return cut(lines.map(bare).join('\n').trim(), most);
}

/** A name, cleaned; what has none that can be seen is called otherwise. */
export const nameFrom = (raw: unknown, otherwise: string): string => lineOf(raw, LONGEST_NAME) || otherwise;

/** A short piece of a text that came from elsewhere, to be said in a sentence. */
export function quoted(raw: string): string {
  const line = lineOf(raw, LONGEST_PIECE + 1);
  return [...line].length > LONGEST_PIECE ? `${cut(line, LONGEST_PIECE)}…` : line;
}

/** A short piece of whatever came from elsewhere: however deep or long it is, only its beginning is looked at. */
export function shortly(value: unknown, depth = 0): string {
  if (typeof value === 'string') return JSON.stringify(quoted(value));
  if (typeof value === 'bigint' || typeof value === 'symbol' || typeof value === 'function') return `a ${typeof value}`;
  if (typeof value !== 'object' || value === null) return String(value);
  const isList = Array.isArray(value);
  const all: readonly unknown[] = isList ? value : Object.keys(value);
  const first = depth < 2 ? all.slice(0, MOST_SHOWN) : [];
  const parts = first.map(one =>
    isList
      ? shortly(one, depth + 1)
      : `${shortly(one)}:${shortly((value as Record<string, unknown>)[one as string], depth + 1)}`,
  );
  if (first.length < all.length) parts.push('…');
  const text = isList ? `[${parts.join(',')}]` : `{${parts.join(',')}}`;
  return text.length > LONGEST_SHOWN ? `${[...text].slice(0, LONGEST_SHOWN).join('')}…` : text;
}

/** What of a long text is read at all: enough for a name under a heap of marks. */
const startOf = (raw: string, most: number): string => raw.slice(0, 20 * most);

/** Letters that show nothing are blanks too. */
const BLANK = /[\s\u115F\u1160\u2800\u3164\uFFA0]/g;

/** Lone halves of a character pair go too: an address cannot be written with them. */
const bare = (text: string): string => text.replace(BLANK, ' ').replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, '');

const cut = (text: string, most: number): string => [...text].slice(0, most).join('').trim();
