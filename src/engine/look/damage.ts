import type { DamageCardId, PlayerId } from '../core/ids';
import { gathered } from '../core/list';
import type { DamageCardOnShip, DamageOnShip, GameState, Ship } from '../core/state';
import type { Rules, Table } from '../core/table';
import type { DamageId } from '../core/vocabulary';

/** The name of a damage card, by its number in the deck. */
export function damageOf({ catalog }: Rules, id: DamageCardId): DamageId {
  let number = Number(id.slice(id.lastIndexOf(':') + 1));
  for (const { id: damage, copies } of catalog.damageCards) {
    if (number <= copies) return damage;
    number -= copies;
  }
  throw new Error(`${id} is not in any damage deck`);
}

/** The names in a player's deck, or among its first so many cards: each once, in the order of the catalog. */
export function namesInDeck({ state, rules }: Table, player: PlayerId, top?: number): readonly DamageId[] {
  const there = new Set(state.decks[player].draw.slice(0, top).map(id => damageOf(rules, id)));
  return gathered(rules.catalog.damageCards, ({ id }) => (there.has(id) ? [id] : []));
}

/** The first card of that name in a deck. */
export const damageNamed = ({ state, rules }: Table, player: PlayerId, name: DamageId): DamageCardId | null =>
  state.decks[player].draw.find(id => damageOf(rules, id) === name) ?? null;

/** A card lies there, and not just a note of one. */
export const isCard = (damage: DamageOnShip): damage is DamageCardOnShip => damage.card !== null;

export const facedownOf = ({ damage }: Pick<Ship, 'damage'>): readonly DamageOnShip[] =>
  damage.filter(({ faceup }) => !faceup);

/** Facedown cards of ships and remotes, in the order in which the table shows them. */
export function facedownCards({ ships, devices }: GameState): readonly DamageCardOnShip[] {
  const holders = [...Object.values(ships), ...Object.values(devices)];
  return gathered(holders, ({ damage }) => damage.filter(isCard).filter(({ faceup }) => !faceup));
}
