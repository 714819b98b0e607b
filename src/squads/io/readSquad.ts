import type { Catalog } from '../../catalog/catalog';
import { readBuilderLink } from './builderLink';
import { refused, type SquadRead } from './read';
import { readPlainText } from './readPlainText';
import { readXws, squadsIn } from './readXws';
import { readShareLink } from './shareLink';

const MOST_CHARACTERS = 200_000;
const MOST_SQUADS = 50;

/**
 * The squads in a text that anybody may have written: XWS, a link of the common web builder, one of ours, or our plain
 * text. A file of XWS may hold several. The catalog needs all factions. Never throws, fetches nothing, and takes
 * nothing for more than plain text.
 */
export function readSquads(text: string, catalog: Catalog): readonly SquadRead[] {
  if (text.length > MOST_CHARACTERS) return [refused('This is far longer than any squad, so it is not read.')];
  const said = unwrapped(text);
  if (said === '') return [refused('There is nothing to read yet. Paste XWS, a link to a squad or its text.')];
  const json = /^[{[]/.test(said) ? parsed(said) : null;
  if (json) return readJson(catalog, json.value);
  if (said.startsWith('{')) return [refused('This looks like XWS, but it is not whole: its JSON cannot be read.')];
  return [
    readPlainText(catalog, said) ??
      readShareLink(catalog, said) ??
      readBuilderLink(catalog, said) ??
      refused(unknownText(said)),
  ];
}

/** The first squad in a text, or the sentence why there is none. */
export const readSquad = (text: string, catalog: Catalog): SquadRead => readSquads(text, catalog)[0]!;

function readJson(catalog: Catalog, raw: unknown): readonly SquadRead[] {
  const all = squadsIn(raw);
  if (all.length === 0) return [refused('This is JSON, but no squad in XWS: a squad has a list called pilots.')];
  const read = all.slice(0, MOST_SQUADS).map(one => readXws(catalog, one));
  if (all.length <= MOST_SQUADS) return read;
  return [...read, refused(`Only the first ${MOST_SQUADS} of ${all.length} squads in this file are read.`)];
}

/** Without what editors and chats put around it: a byte order mark, a fence of backticks. */
const unwrapped = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .trim()
    .replace(/^```[a-z]*\s/, '')
    .replace(/```$/, '')
    .trim();

function parsed(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

const unknownText = (text: string): string =>
  /^https?:\/\//i.test(text)
    ? 'No squad can be read from this link. Copy the squad as XWS where it comes from, and paste that.'
    : 'This is no squad that can be read here. Paste XWS, a link of the web builder or of Range One, or its plain text.';
