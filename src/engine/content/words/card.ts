import type { Ability, Card } from '../../core/ability';

/** A card by its id, with what it does. The file is found by its place: nobody keeps a list. */
export const card = (id: Card['id'], ...abilities: readonly Ability[]): Card => ({ id, abilities });

/** Of which a part is not written yet: players see to that by hand. */
export const partly = (byHand: string, { id, abilities }: Card): Card => ({ id, abilities, byHand });

/** A printed version of a card that does the same under another id. */
export const same = (id: Card['id'], { abilities }: Card): Card => ({ id, abilities });

export type { AttackScene, Chosen, Scene, Way } from '../../core/ability';
export {
  action,
  alsoInto,
  amount,
  at,
  cannot,
  dealt,
  dice,
  inflicts,
  instead,
  may,
  onBar,
  templates,
  treatArc,
  treatAs,
  weaponRule,
} from '../../core/ability';
export { armed, laysOut, lends, placeable } from '../../core/has';
export type { UnitId } from '../../core/ids';
export type { Ship } from '../../core/state';
