import type { DamageOnShipId } from '../core/ids';
import type { GameState } from '../core/state';
import type { DamageId } from '../core/vocabulary';
import { facedownCards } from '../look/damage';
import { mapped } from './mapped';

/** What a facedown damage card is called in a view. Its number would give it away. */
export const FACEDOWN: DamageId = 'damage:facedown';

/** Each name to the one that stands for it. */
export type Names = ReadonlyMap<string, string>;

/** By place, so that two games that differ only in what is hidden give the same names. */
export function veilOf(state: GameState): Names {
  const names = new Map<string, string>();
  for (const player of ['p1', 'p2'] as const) {
    for (const id of state.decks[player].draw) names.set(id, unseenIn(id));
  }
  facedownCards(state).forEach(({ id }, index) => {
    names.set(id, `${deckPart(id)}${-1 - index}`);
  });
  return names;
}

const deckPart = (id: string): string => id.slice(0, id.lastIndexOf(':') + 1);

/** Some card that nobody sees. */
export const unseenIn = <Id extends DamageOnShipId>(id: Id): Id => `${deckPart(id)}0` as Id;

const CARD = /card:p[12]:-?\d+/g;

/** The same data with other names in it, also inside longer texts and keys. What has none of them is not copied. */
export function renamed<Value>(value: Value, names: Names): Value {
  if (typeof value === 'string') return rename(value, names) as Value;
  if (value === null || typeof value !== 'object') return value;
  return mapped(
    value,
    one => renamed(one, names),
    key => rename(key, names),
  ) as Value;
}

const rename = (text: string, names: Names): string =>
  text.includes('card:') ? text.replace(CARD, id => names.get(id) ?? id) : text;
