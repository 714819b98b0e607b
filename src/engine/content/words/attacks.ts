import type { AttackScene, Scene } from '../../core/ability';
import type { AttackLimit, Effects } from '../../core/effect';
import type { WeaponRef } from '../../core/frame';
import type { UnitId } from '../../core/ids';
import type { AttackMade, Ship } from '../../core/state';
import { type PrintedArc, STANDARD_ARCS } from '../../core/vocabulary';
import { isInArc } from '../../geometry/arc';
import { attackChoices, attackerOf, baseOfAttacker, weaponsOf } from '../../look/attack';

/** A bonus attack within limits; nothing where no target is left or the round's bonus attack is used up. */
export function bonusAttack(scene: Scene, ship: Ship, limit: AttackLimit, then: Effects = []): Effects {
  if (ship.round.bonusAttack || !attackChoices(scene, ship, limit).some(({ blocked }) => !blocked)) return [];
  return [{ do: 'chooseAttack', ship: ship.id, bonus: true, limit, ...(then.length > 0 ? { then } : {}) }];
}

/** The weapons on the ship card. */
export const primaries = (scene: Scene, ship: Ship): readonly WeaponRef[] =>
  weaponsOf(scene, ship).flatMap(({ card, ref }) => (card === null ? [ref] : []));

const turrets = (scene: Scene, ship: Ship): readonly WeaponRef[] =>
  weaponsOf(scene, ship).flatMap(({ arc, ref }) => (arc.endsWith('Turret') ? [ref] : []));

/** What it attacked this round from an arc, with any of these weapons. */
export const attackedFrom = (
  { round }: Ship,
  arc: PrintedArc,
  weapons: readonly WeaponRef[] | null = null,
): readonly AttackMade[] => round.attacks.filter(made => made.arc === arc && (weapons?.includes(made.weapon) ?? true));

/** Turret weapons, into the turret arcs from which it has not attacked with one this round. */
export function unusedTurrets(scene: Scene, ship: Ship): AttackLimit {
  const weapons = turrets(scene, ship);
  return { weapons, arcs: STANDARD_ARCS.filter(arc => attackedFrom(ship, arc, weapons).length === 0) };
}

/** Whether one ship or remote is in an arc of another; no unit is in its own, and remotes without a weapon have none. */
export function inArc(scene: Scene, unit: UnitId, arc: PrintedArc, of: UnitId): boolean {
  if (unit === of || weaponsOf(scene, attackerOf(scene, of)).length === 0) return false;
  const [viewer, target] = [attackerOf(scene, of), attackerOf(scene, unit)];
  return isInArc(baseOfAttacker(scene, viewer), arc, baseOfAttacker(scene, target));
}

/** In the arc of the weapon that the attack is made with. */
export const inAttackArc = (scene: AttackScene): boolean =>
  inArc(scene, scene.self.id, scene.attack.arc, scene.attack.attacker);
