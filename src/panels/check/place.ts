import { seedOfWords } from '../../store/seedWords';

/** What is checked, as it stands behind the room's name: `seed/<words>`, `saved/<id>` or `link/<letters>`. */
export type CheckPlace =
  | { readonly kind: 'seed'; readonly seed: number; readonly words: string }
  | { readonly kind: 'saved'; readonly id: string }
  | { readonly kind: 'link'; readonly letters: string };

export function placeOf(part: string | null): CheckPlace | null {
  const [kind, first] = part?.split('/') ?? [];
  if (!first) return null;
  if (kind === 'saved') return { kind, id: first };
  if (kind === 'link') return { kind, letters: first };
  if (kind !== 'seed') return null;
  const words = decoded(first);
  return { kind, seed: seedOfWords(words), words };
}

/** An address that somebody has shortened by hand may end in half a letter. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const partOfSeed = (words: string): string => `seed/${encodeURIComponent(words.trim())}`;

/** The letters of a replay's link, whatever stands before them; null where it is none. */
export function lettersIn(link: string): string | null {
  return /#replay\/link\/\d+\/([^/\s]+)/.exec(link)?.[1] ?? null;
}
