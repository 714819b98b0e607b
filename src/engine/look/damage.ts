import { gathered } from '../core/list';
import type { DamageCardOnShip, DamageOnShip, GameState, Ship } from '../core/state';

/** A card lies there, and not just a note of one. */
export const isCard = (damage: DamageOnShip): damage is DamageCardOnShip => damage.card !== null;

export const facedownOf = ({ damage }: Pick<Ship, 'damage'>): readonly DamageOnShip[] =>
  damage.filter(({ faceup }) => !faceup);

/** Facedown cards of ships and remotes, in the order in which the table shows them. */
export function facedownCards({ ships, devices }: GameState): readonly DamageCardOnShip[] {
  const holders = [...Object.values(ships), ...Object.values(devices)];
  return gathered(holders, ({ damage }) => damage.filter(isCard).filter(({ faceup }) => !faceup));
}
