import { type Ability, type AttackScene, type DiceRecord, dice } from '../../core/ability';
import type { Effects } from '../../core/effect';
import type { Face } from '../../core/event';
import { isShipId, type UnitId } from '../../core/ids';
import type { Weapon } from '../../core/table';
import type { ArcName } from '../../core/terms';
import type { Token } from '../../core/token';
import type { Slot } from '../../core/vocabulary';
import { attackerOf, weaponOf } from '../../look/attack';
import { locksBySide } from './locks';
import { inMy } from './who';

export type { Face };

type Pool = { readonly dice?: 'attack' | 'defense' };

/** As many as there are. */
export const ALL = 6;

/** Up to so many dice, of any face unless some are named. */
export const reroll = (
  most: number,
  more: Pool & Omit<Extract<DiceRecord, { kind: 'reroll' }>, 'kind' | 'most'> = {},
): DiceRecord => ({
  kind: 'reroll',
  most,
  ...more,
});
export const turn = (
  from: readonly Face[],
  to: Face,
  most: number,
  more: Pool & { readonly then?: Effects } = {},
): DiceRecord => ({
  kind: 'change',
  from,
  to,
  most,
  ...more,
});
export const add = (face: Face, count = 1, more: Pool = {}): DiceRecord => ({ kind: 'add', face, count, ...more });
/** A result, unless that ship's player has it gain a token instead; a remote cannot. */
export const addUnless = (face: Face, unit: UnitId, gains: Token): DiceRecord => ({
  kind: 'add',
  face,
  count: 1,
  ...(isShipId(unit) ? { unless: { ship: unit, gains } } : {}),
});
export const cancel = (faces: readonly Face[], most: number, more: Pool = {}): DiceRecord => ({
  kind: 'cancel',
  faces,
  most,
  ...more,
});
/** One result is given up for what follows. */
export const spendResult = (face: Face, then: Effects, more: Pool = {}): DiceRecord => ({
  kind: 'spend',
  face,
  then,
  ...more,
});

/** One result is given up for others in its place. */
export const trade = (face: Face, to: Face, count: number, more: Pool = {}): DiceRecord => ({
  kind: 'spend',
  face,
  then: [],
  adds: { face: to, count },
  ...more,
});

type InAttack = Pick<AttackScene, 'attack'>;
/** With a weapon of the ship card itself. */
export const isPrimary = ({ attack }: InAttack): boolean => attack.weapon.startsWith('primary:');
/** The weapon of the attack. */
export const weaponIn = (scene: AttackScene): Weapon =>
  weaponOf(scene, attackerOf(scene, scene.attack.attacker), scene.attack.weapon);
/** The slot of the card attacked with; null for a primary weapon. */
export function slotOf(scene: AttackScene): Slot | null {
  const { card } = weaponIn(scene);
  return card && scene.rules.catalog.upgrade(card).slot;
}
/** This ship has the defender locked. */
export const locksDefender = ({ self, attack }: Pick<AttackScene, 'self' | 'attack'>): boolean =>
  self.locks.includes(attack.defender);
/** How many locks of this side lie on the defender, those of remotes among them. */
export const locksOnDefender = (scene: AttackScene): number => locksBySide(scene, scene.attack.defender);
/** With the weapon that this card is. */
export const withThis = ({ attack, source }: Pick<AttackScene, 'attack' | 'source'>): boolean =>
  attack.weapon === source;

/** None of these dice has been rerolled. */
export const isFirstRoll = (dice: readonly { readonly rerolled: boolean }[]): boolean =>
  dice.every(({ rerolled }) => !rerolled);

/** Dice were changed by this card in the attack. */
export const changedByThis = ({ self, source, attack }: AttackScene): boolean =>
  attack.used.some(key => key.startsWith(`${self.id}:${source}:`));

/** The dice of a pool. */
export type Results = readonly { readonly face: Face }[];

/** The face that all dice of a pool show; null if they differ or there are none. */
export function allSame(dice: readonly { readonly face: Face }[]): Face | null {
  const [first] = dice;
  return first && dice.every(({ face }) => face === first.face) ? first.face : null;
}
export const countOf = (dice: readonly { readonly face: Face }[], ...faces: readonly Face[]): number =>
  dice.filter(({ face }) => faces.includes(face)).length;

/** In a primary attack or defending, the lock on the enemy ship is a focus result. */
export const focusForLock: readonly Ability[] = [
  dice({
    as: 'attacker',
    cost: { spend: 'lock' },
    if: isPrimary,
    does: add('focus'),
  }),
  dice({
    as: 'defender',
    cost: { spend: 'lock' },
    if: ({ attack }) => isShipId(attack.attacker),
    does: add('focus'),
  }),
];

/** With the enemy ship in that arc, a Force makes a blank a hit, or an evade. */
export const forceForBlank = (arc: ArcName): readonly Ability[] => [
  dice({
    as: 'attacker',
    cost: { force: 1 },
    if: scene => inMy(scene, arc, scene.attack.defender),
    does: turn(['blank'], 'hit', 1),
  }),
  dice({
    as: 'defender',
    cost: { force: 1 },
    if: scene => isShipId(scene.attack.attacker) && inMy(scene, arc, scene.attack.attacker),
    does: turn(['blank'], 'evade', 1),
  }),
];
