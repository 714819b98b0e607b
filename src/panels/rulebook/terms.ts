import type { Entry } from '../../rulebook/entry';

/** A piece of a text: plain, or a term with the entry that tells of it. */
export interface Segment {
  readonly text: string;
  readonly entry: string | null;
}

/** Words so common that a link on each would be noise: they are found by searching. */
const TOO_COMMON = new Set(
  `ship ships base bases target targets points score scores small medium large roll list fly edge edges hits timing
  instead behind round rounds attack attacks attacker defender defend defends action actions friendly enemy enemies
  turn stop bank banks reverse direction queue phase phases marker markers flip flips pulled carrier direction speed
  token tokens obstacle obstacles object objects charge activate activates activated engage engages declared recover
  recovers deploy deploys device devices`.split(/\s+/),
);

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds terms in texts; the longer one where two begin alike. */
export function termFinder(entries: readonly Entry[]): (text: string) => readonly Segment[] {
  const byWord = new Map<string, string>();
  for (const { id, title, also } of entries)
    for (const word of [title, ...also]) {
      const key = word.toLowerCase();
      if (!TOO_COMMON.has(key) && !byWord.has(key)) byWord.set(key, id);
    }
  const words = [...byWord.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\p{L}\\d’-])(?:${words.map(escaped).join('|')})(?![\\p{L}\\d-])`, 'giu');
  const known = new Map<string, readonly Segment[]>();
  return text => {
    const before = known.get(text);
    if (before) return before;
    const found = segmentsOf(text, pattern, byWord);
    // Logs are long, but lines are alike: more than this is a new game.
    if (known.size > 2000) known.clear();
    known.set(text, found);
    return found;
  };
}

/** Each entry once a text, where it is first spoken of. */
function segmentsOf(text: string, pattern: RegExp, byWord: ReadonlyMap<string, string>): readonly Segment[] {
  const segments: Segment[] = [];
  const linked = new Set<string>();
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const entry = byWord.get(match[0].toLowerCase())!;
    if (linked.has(entry)) continue;
    linked.add(entry);
    if (match.index > from) segments.push({ text: text.slice(from, match.index), entry: null });
    segments.push({ text: match[0], entry });
    from = match.index + match[0].length;
  }
  if (from < text.length) segments.push({ text: text.slice(from), entry: null });
  return segments;
}
