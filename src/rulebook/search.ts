import { ENTRIES } from '.';
import type { Entry } from './entry';

/** Letters alone, small and without accents: `Segnor’s` is found by `segnors`. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f’']/g, '')
    .toLowerCase();

/** How well a word fits, from 0 for not at all: a name's beginning, a word in a name, another word for it, its sentences. */
function fit({ title, also, says }: Entry, word: string): number {
  const name = plain(title);
  const starts = (text: string) =>
    plain(text)
      .split(/[^a-z0-9]+/)
      .some(part => part.startsWith(word));
  if (name === word) return 6;
  if (name.startsWith(word)) return 5;
  if (also.some(one => plain(one) === word)) return 4;
  if (starts(title)) return 3;
  if (also.some(starts)) return 2;
  return says.some(starts) ? 1 : 0;
}

/** The entries in which every word is found, the best first; all of them where nothing is looked for. */
export function search(wanted: string): readonly Entry[] {
  const whole = plain(wanted).trim();
  if (!whole) return ENTRIES;
  const words = whole.split(/\s+/);
  const found = ENTRIES.flatMap(entry => {
    const fits = words.map(word => fit(entry, word));
    return fits.every(one => one > 0) ? [{ entry, fit: Math.max(fit(entry, whole), Math.min(...fits)) }] : [];
  });
  return found.toSorted((a, b) => b.fit - a.fit).map(({ entry }) => entry);
}
