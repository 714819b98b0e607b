import type { DamageCardId } from '../core/ids';
import { gathered } from '../core/list';
import type { DamageCardOnShip, DamageOnShip, GameState, Ship } from '../core/state';
import type { Rules } from '../core/table';
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

/** A card lies there, and not just a note of one. */
export const isCard = (damage: DamageOnShip): damage is DamageCardOnShip => damage.card !== null;

export const facedownOf = ({ damage }: Pick<Ship, 'damage'>): readonly DamageOnShip[] =>
  damage.filter(({ faceup }) => !faceup);

/** Facedown cards of ships and remotes, in the order in which the table shows them. */
export function facedownCards({ ships, devices }: GameState): readonly DamageCardOnShip[] {
  const holders = [...Object.values(ships), ...Object.values(devices)];
  return gathered(holders, ({ damage }) => damage.filter(isCard).filter(({ faceup }) => !faceup));
}
