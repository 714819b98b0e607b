import type { Scene } from '../../core/ability';
import type { AttackLimit, Effects } from '../../core/effect';
import type { Ship } from '../../core/state';
import { attackChoices } from '../../look/attack';

/** A bonus attack within limits; nothing where no target is left or the round's bonus attack is used up. */
export function bonusAttack(scene: Scene, ship: Ship, limit: AttackLimit): Effects {
  if (ship.round.bonusAttack || !attackChoices(scene, ship, limit).some(({ blocked }) => !blocked)) return [];
  return [{ do: 'chooseAttack', ship: ship.id, bonus: true, limit }];
}
