import type { Source } from './ReplayRoom';

/** A replay's place behind the room's name: `saved/<id>/<step>`, or `link/<step>/<letters>`. */
export interface Place {
  readonly source: Source;
  readonly at: number | null;
}

const stepOf = (text: string | undefined): number | null => (text && /^\d{1,6}$/.test(text) ? Number(text) : null);

export function placeOf(part: string | null): Place | null {
  const [kind, first, second] = part?.split('/') ?? [];
  if (kind === 'saved' && first) return { source: { saved: first }, at: stepOf(second) };
  if (kind === 'link' && second) return { source: { letters: second }, at: stepOf(first) };
  return null;
}

export const partOf = ({ source, at }: Place): string =>
  'saved' in source ? `saved/${source.saved}${at === null ? '' : `/${at}`}` : `link/${at ?? 0}/${source.letters}`;

/** The whole address, for somebody else. */
export const linkTo = (letters: string, at: number): string =>
  `${location.href.replace(/#.*/s, '')}#replay/${partOf({ source: { letters }, at })}`;
