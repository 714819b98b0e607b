import type { DamageCardOnShip, DamageOnShip, Ship } from '../core/state';

/** A card lies there, and not just a note of one. */
export const isCard = (damage: DamageOnShip): damage is DamageCardOnShip => damage.card !== null;

export const facedownOf = ({ damage }: Pick<Ship, 'damage'>): readonly DamageOnShip[] =>
  damage.filter(({ faceup }) => !faceup);
