import { type Ability, type AttackScene, amount, at, type Scene } from '../../core/ability';
import type { AttackLimit, Effects } from '../../core/effect';
import type { WeaponRef } from '../../core/frame';
import {
  type DeviceTokenId,
  isShipId,
  type ObjectId,
  opponentOf,
  type PlayerId,
  type ShipId,
  type UnitId,
} from '../../core/ids';
import type { AttackMade, Ship } from '../../core/state';
import type { Token } from '../../core/token';
import {
  type Arc,
  type AttackRequirement,
  type PrintedArc,
  type Slot,
  STANDARD_ARCS,
  type UpgradeId,
} from '../../core/vocabulary';
import { isInArc } from '../../geometry/arc';
import {
  arcsOf,
  attackerOf,
  baseOfAttacker,
  enemiesOf,
  openAttacks,
  rangeBetween,
  weaponOf,
  weaponsOf,
} from '../../look/attack';
import { shipOf } from '../../look/ships';
import { isInArcOf } from '../../look/terms';

import { isPrimary } from './dice';
import { lay } from './notes';
import { canGainDice } from './rolling';

export { agilityOf } from '../../look/agility';

/** A bonus attack within limits; nothing where no target is left or the round's bonus attack is used up. */
export function bonusAttack(scene: Scene, ship: Ship, limit: AttackLimit, then: Effects = []): Effects {
  if (ship.round.bonusAttack || openAttacks(scene, ship, limit).length === 0) return [];
  return [{ do: 'chooseAttack', ship: ship.id, bonus: true, limit, ...(then.length > 0 ? { then } : {}) }];
}

/** The weapons on the ship card. */
export const primaries = (scene: Scene, ship: Ship): readonly WeaponRef[] =>
  weaponsOf(scene, ship).flatMap(({ card, ref }) => (card === null ? [ref] : []));

/** Those of them that fire into an arc. */
export const primariesInto = (scene: Scene, ship: Ship, arc: Arc): readonly WeaponRef[] =>
  weaponsOf(scene, ship).flatMap(weapon => (weapon.card === null && weapon.arc === arc ? [weapon.ref] : []));

/** The printed attack value of its front weapon; 0 if it has none. */
export const frontAttack = (scene: Scene, ship: Ship): number =>
  weaponsOf(scene, ship).find(({ card, arc }) => card === null && arc === 'front')?.attack ?? 0;

/** The cards of a slot that it can attack with. */
export const weaponsIn = (scene: Scene, ship: Ship, slot: Slot): readonly WeaponRef[] =>
  weaponsOf(scene, ship).flatMap(({ card, ref }) =>
    card && scene.rules.catalog.upgrade(card).slot === slot ? [ref] : [],
  );

/** Those that fire into one of these arcs, of cards too. */
export const weaponsInto = (scene: Scene, ship: Ship, arcs: readonly Arc[]): readonly WeaponRef[] =>
  weaponsOf(scene, ship).flatMap(({ arc, ref }) => (arcs.includes(arc) ? [ref] : []));

/** The weapon of the attack is a turret, or fires into that arc of the ship card. */
export const isTurretAttack = (scene: AttackScene): boolean => arcOfAttack(scene).endsWith('Turret');
export const isFrontAttack = (scene: AttackScene): boolean => arcOfAttack(scene) === 'front';
const arcOfAttack = (scene: AttackScene): Arc =>
  weaponOf(scene, attackerOf(scene, scene.attack.attacker), scene.attack.weapon).arc;
/** The same of a weapon of this ship. */
export const isTurret = (scene: Scene, weapon: WeaponRef): boolean => turrets(scene, scene.self).includes(weapon);

/** After a primary attack, a bonus attack from a turret arc not yet attacked from this round. */
export const turretStrikesToo: Ability = at('after:attack', {
  as: 'attacker',
  grantsAttack: true,
  if: ({ attack }) => attack.weapon.startsWith('primary:'),
  may: scene => bonusAttack(scene, scene.self, unusedTurrets(scene, scene.self)),
});

/** After a primary attack, focused, a bonus turret attack on a ship that it has not attacked this round. */
export const turretStrikesAnother: Ability = at('after:attack', {
  as: 'attacker',
  grantsAttack: true,
  if: scene => isPrimary(scene) && scene.self.tokens.focus > 0,
  may: scene =>
    bonusAttack(scene, scene.self, { weapons: turrets(scene, scene.self), targets: unattacked(scene, scene.self) }),
});

/** Enemy ships and remotes. */
export const enemies = (scene: Scene): readonly UnitId[] => enemiesOf(scene, scene.self.player);

/** Its turret weapons, on the ship card or not: a double indicator has two single turret arcs. */
export const turrets = (scene: Scene, ship: Ship): readonly WeaponRef[] =>
  weaponsOf(scene, ship).flatMap(({ arc, ref }) => (arc.endsWith('Turret') ? [ref] : []));

/** The enemies that it has not attacked this round; a remote counts as a ship to its attacker. */
export const unattacked = (scene: Scene, { player, round }: Ship): readonly UnitId[] =>
  enemiesOf(scene, player).filter(unit => round.attacks.every(({ defender }) => defender !== unit));

/** What it attacked this round from an arc, with any of these weapons. */
export const attackedFrom = (
  { round }: Ship,
  arc: PrintedArc,
  weapons: readonly WeaponRef[] | null = null,
): readonly AttackMade[] => round.attacks.filter(made => made.arc === arc && (weapons?.includes(made.weapon) ?? true));

/** Whether a weapon is a card of one of these slots. */
export const isOfSlot = ({ rules }: Scene, weapon: WeaponRef, slots: readonly Slot[]): boolean =>
  weapon.startsWith('upgrade:') && slots.includes(rules.catalog.upgrade(weapon as UpgradeId).slot);
export const isOrdnance = (scene: Scene, weapon: WeaponRef): boolean => isOfSlot(scene, weapon, ['torpedo', 'missile']);

/** The weapons of a slot with which this ship has not attacked this round. */
export const unusedOf = (scene: Scene, slot: Slot): readonly WeaponRef[] =>
  weaponsOf(scene, scene.self)
    .map(({ ref }) => ref)
    .filter(ref => isOfSlot(scene, ref, [slot]) && !scene.self.round.attacks.some(({ weapon }) => weapon === ref));

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

/** Whether this ship is in one of the firing arcs of another, or of a remote that has some. */
export function inFiringArcOf(scene: Scene, unit: UnitId): boolean {
  if (isShipId(unit)) return isInArcOf(scene, shipOf(scene.state, unit), 'firing', scene.self);
  const remote = attackerOf(scene, unit);
  return weaponsOf(scene, remote).some(weapon =>
    arcsOf(remote, weapon).some(arc => inArc(scene, scene.self.id, arc, unit)),
  );
}

/** Whether this ship is in none of them; nobody is outside the arcs of a remote that has none. */
export const outsideFiringArcOf = (scene: Scene, unit: UnitId): boolean =>
  weaponsOf(scene, attackerOf(scene, unit)).length > 0 && !inFiringArcOf(scene, unit);

/** Whether the header of a weapon of this ship asks for one of these. */
export const asksFor = (scene: Scene & { readonly weapon: WeaponRef }, what: readonly AttackRequirement[]): boolean =>
  weaponOf(scene, scene.self, scene.weapon).requires.some(one => what.includes(one));

/** In the arc of the weapon that the attack is made with. */
export const inAttackArc = (scene: AttackScene): boolean =>
  inArc(scene, scene.self.id, scene.attack.arc, scene.attack.attacker);

/** The attack in question is made with the weapon that this card is. */
export const isWith = ({ source, weapon }: Pick<Scene, 'source'> & { readonly weapon: WeaponRef }): boolean =>
  weapon === source;

/** How far a ship or remote is from a ship. */
export const rangeFrom = (scene: Scene, unit: UnitId, ship: ShipId): number => rangeBetween(scene, ship, unit);

/** Whether a primary weapon of this ship fires into that arc. */
export const isWeaponInto = (scene: Scene, weapon: WeaponRef, arc: Arc): boolean =>
  primariesInto(scene, scene.self, arc).includes(weapon);

/** The attack is the one that this card has granted. */
export const isGranted = ({ attack, self, source }: AttackScene): boolean =>
  attack.by === source && attack.attacker === self.id;

/** A turret of this ship that reaches a target in that arc and in no other. */
export const firesOnlyInto = (scene: Scene, weapon: WeaponRef, target: UnitId, arc: string): boolean =>
  isTurret(scene, weapon) &&
  arcsOf(scene.self, weaponOf(scene, scene.self, weapon))
    .filter(one => inArc(scene, target, one, scene.self.id))
    .every(one => one === arc);

/** A ship or a remote. */
export const isUnit = ({ state, rules }: Scene, object: ObjectId): object is UnitId => {
  if (isShipId(object)) return true;
  const token = state.devices[object as DeviceTokenId];
  return token !== undefined && rules.catalog.device(token.device).kind === 'remote';
};
export const isEnemyUnit = (scene: Scene, unit: UnitId): boolean => enemies(scene).includes(unit);

/** The ships and remotes of a side within that range of a unit, itself not counted. */
export const unitsWithin = (scene: Scene, unit: UnitId, most: number, player: PlayerId): readonly UnitId[] =>
  enemiesOf(scene, opponentOf(player)).filter(one => one !== unit && rangeBetween(scene, one, unit) <= most);

/** Everything hostile but the one just attacked: "a different target". */
export const othersThan = (scene: Scene, unit: UnitId): readonly UnitId[] => enemies(scene).filter(id => id !== unit);

/** In a primary attack, one more die for a token of a kind that it does not have yet. */
export const dieFor = (token: Token): readonly Ability[] => [
  at('before:rollAttack', {
    as: 'attacker',
    cost: { gain: token },
    if: scene => isPrimary(scene) && canGainDice(scene) && scene.self.tokens[token] === 0,
    may: scene => [lay(scene, 'paid', 'attack')],
  }),
  amount('attackDice', { as: 'attacker', while: 'paid', by: { add: 1 } }),
];
