import type { Catalog } from '../../catalog/catalog';
import { readBuilderLink } from './builderLink';
import { refused, type SquadRead } from './read';
import { readXws } from './readXws';
import { readShareLink } from './shareLink';

const MOST_CHARACTERS = 200_000;

/**
 * A squad from text that anybody may have written: XWS, a link of the common web builder, or one of ours. The catalog
 * needs all factions. Never throws, fetches nothing, and takes nothing for more than plain text.
 */
export function readSquad(text: string, catalog: Catalog): SquadRead {
  if (text.length > MOST_CHARACTERS) return refused('This is far longer than any squad, so it is not read.');
  const said = unwrapped(text);
  if (said === '') return refused('There is nothing to read yet. Paste XWS or a link to a squad.');
  const json = /^[{[]/.test(said) ? parsed(said) : null;
  if (json) return readXws(catalog, json.value);
  if (said.startsWith('{')) return refused('This looks like XWS, but it is not whole: its JSON cannot be read.');
  return readShareLink(catalog, said) ?? readBuilderLink(catalog, said) ?? refused(unknownText(said));
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
    : 'This is no squad that can be read here. Paste XWS, or a link of the web builder or of Range One.';
