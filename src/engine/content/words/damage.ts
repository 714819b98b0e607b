import { type Ability, action, at, instead, type Picked, type Scene } from '../../core/ability';
import { pass } from '../../core/decision';
import { asking, type Effect, type Effects } from '../../core/effect';
import type { FaceEffect } from '../../core/effects/dice';
import { gains } from '../../core/gains';
import { type DamageCardId, isShipId, type PlayerId, type UnitId } from '../../core/ids';
import type { Ship } from '../../core/state';
import type { Cost } from '../../core/terms';
import type { Token } from '../../core/token';
import type { CardId, DamageTrait, UpgradeId } from '../../core/vocabulary';
import { defendsNow } from './conditions';
import { lay, noted } from './notes';
import { recoverForce } from './tokens';

export const hit = ({ self }: Pick<Scene, 'self'>): Effect => ({
  do: 'sufferDamage',
  ship: self.id,
  hits: 1,
  crits: 0,
});

export const sufferCrit = ({ id }: Ship): Effect => ({ do: 'sufferDamage', ship: id, hits: 0, crits: 1 });

export const destroy = ({ id }: Ship): Effect => ({ do: 'destroyShip', ship: id });

/** Dealt, not suffered: shields do not help. */
export const dealFacedown = ({ id }: Ship): Effect => ({ do: 'dealDamage', ship: id, faceup: false });

/** How many damage cards could be exposed. */
export const facedown = ({ damage }: Ship): number => damage.filter(({ faceup }) => !faceup).length;

/** One of the facedown damage cards: chance says which. */
export const expose = ({ id }: Ship): Effect => ({ do: 'exposeDamage', ship: id, id: null });

export const suffer = ({ id }: Ship, damage: 'hit' | 'crit'): Effect => ({
  do: 'sufferDamage',
  ship: id,
  hits: damage === 'hit' ? 1 : 0,
  crits: damage === 'crit' ? 1 : 0,
});

/** A shield of another ship took it: the damage is suffered all the same. */
export const sufferByShieldOf = ({ id }: Ship, other: Ship, damage: 'hit' | 'crit'): Effects => [
  { do: 'loseShield', ship: other.id },
  { do: 'announce', event: { type: 'damageSuffered', ship: id, damage, card: null } },
];

/** This very damage card: they are told apart by copy. */
export const repairThis = ({ self, source }: Scene): Effect => ({
  do: 'repairDamage',
  ship: self.id,
  id: source as DamageCardId,
});
export const repairAction = action({ then: scene => [repairThis(scene)] });

/** One damage, to whatever defends. */
export const oneHit = (defender: UnitId): Effect =>
  isShipId(defender)
    ? { do: 'sufferDamage', ship: defender, hits: 1, crits: 0 }
    : { do: 'damageRemote', token: defender, count: 1 };

/** So many hits, to whatever defends. */
export const strike = (defender: UnitId, hits: number): Effects => {
  if (hits === 0) return [];
  return isShipId(defender)
    ? [{ do: 'sufferDamage', ship: defender, hits, crits: 0 }]
    : [{ do: 'damageRemote', token: defender, count: hits }];
};

export const oneCrit = (defender: UnitId): Effect =>
  isShipId(defender)
    ? { do: 'sufferDamage', ship: defender, hits: 0, crits: 1 }
    : { do: 'damageRemote', token: defender, count: 1 };

/** It has a damage card. */
export const isDamaged = ({ damage }: Ship): boolean => damage.length > 0;

/** It has a faceup damage card. */
export const isCriticallyDamaged = ({ damage }: Ship): boolean => damage.some(({ faceup }) => faceup);

/** So many tokens for the defender, from the attacker's side. Remotes take no tokens. */
export const inflict = (defender: UnitId, token: Token, count: number, by: PlayerId): Effects =>
  isShipId(defender) ? gains(defender, token, count, by) : [];

/** Dice rolled for a card: what each brings by its face. */
export const rollFor = (
  { source }: Scene,
  { id }: Ship,
  count: number,
  each: readonly FaceEffect[],
  more: { readonly dice?: 'defense'; readonly allBlank?: Effects } = {},
): Effect => ({
  do: 'rollDice',
  ship: id,
  count,
  purpose: { kind: 'card', card: source, each, ...more },
});

/** Whether a damage card on a ship is of one of these kinds. */
export const hasTrait = ({ rules }: Scene, { damage }: Ship, id: string, traits: readonly DamageTrait[]): boolean =>
  damage.some(one => one.id === id && one.card && traits.includes(rules.catalog.damageCard(one.card).trait));

/** Faceup damage cards on this ship, of any kind if none is named. */
export const faceupOf = ({ self, rules }: Scene, trait: DamageTrait | null = null): readonly Picked[] =>
  self.damage.flatMap(({ id, card, faceup: open }) =>
    open && card && (trait === null || rules.catalog.damageCard(card).trait === trait) ? [{ key: id, card }] : [],
  );

/** At that moment, for that cost, one of its faceup damage cards may be repaired, of any kind if none is named. */
export const repairsOne = (
  on: 'start:engagement' | 'start:end' | 'during:system',
  cost: Cost,
  trait: DamageTrait | null = null,
): Ability =>
  at(on, {
    cost,
    choose: { oneOf: scene => faceupOf(scene, trait) },
    may: ({ self }, { key }) => [{ do: 'repairDamage', ship: self.id, id: key as DamageCardId }],
  });

const NOTHING_TO_REPAIR = { kind: 'nothingToRepair' } as const;

/** Two actions of an astromech's: a charge for a facedown card, nothing for a faceup one that is about the ship. */
export const repairs: readonly Ability[] = [
  action({
    name: 'facedown',
    cost: { charge: 1 },
    cannot: ({ self }) => (facedown(self) > 0 ? null : NOTHING_TO_REPAIR),
    then: ({ self }) => [{ do: 'repairFacedown', ship: self.id }],
  }),
  action({
    name: 'faceup',
    cannot: scene => (faceupOf(scene, 'ship').length > 0 ? null : NOTHING_TO_REPAIR),
    choose: { oneOf: scene => faceupOf(scene, 'ship') },
    then: ({ self }, { key }) => [{ do: 'repairDamage', ship: self.id, id: key as DamageCardId }],
  }),
];

/** One of its faceup damage cards is repaired, of a kind if one is named; its player says which. */
export const repairFaceup = ({ source }: Scene, { id }: Ship, trait?: DamageTrait): Effect => ({
  do: 'repairFaceup',
  ship: id,
  card: source as CardId,
  ...(trait ? { trait } : {}),
});
export const repairFacedown = ({ id }: Ship): Effect => ({ do: 'repairFacedown', ship: id });

/** A die rolled for something that is done whatever it shows; on a hit, this too. */
export const rollTo = (scene: Scene, always: Effects, onHit: Effects): Effect =>
  rollFor(scene, scene.self, 1, [
    { faces: ['crit', 'focus', 'blank'], then: always },
    { faces: ['hit'], then: [...always, ...onHit] },
  ]);

/** After defending, if damage was suffered in that attack, a Force is recovered. */
export const forceWhenHurt: readonly Ability[] = [
  at('after:suffer', {
    if: scene => defendsNow(scene) !== null,
    remembers: true,
    must: scene => [lay(scene, 'hurt', 'attack')],
  }),
  at('after:attack', {
    as: 'defender',
    if: scene => noted(scene, 'hurt') !== null,
    must: ({ self }) => [recoverForce(self)],
  }),
];

/** Faceup damage cards of a ship, to be picked. */
export const faceupCards = ({ damage }: Ship): readonly Picked[] =>
  damage.flatMap(({ id, card, faceup: open }) => (open && card ? [{ key: id, card }] : []));
export const repair = ({ id }: Ship, card: string): Effect => ({
  do: 'repairDamage',
  ship: id,
  id: card as DamageCardId,
});

/** Its player has it suffer a hit, or lets this happen. */
export const unlessSuffers = ({ self, source }: Scene, ship: Ship, otherwise: Effects): Effects => [
  asking({
    player: ship.player,
    topic: { kind: 'mayUse', card: source as UpgradeId, ship: self.id },
    ask: { kind: 'one' },
    options: [
      { key: 'suffer', subject: { kind: 'choice', name: 'suffer a hit' }, then: [suffer(ship, 'hit')] },
      pass(otherwise),
    ],
  }),
];

/** For a Force, a facedown damage card dealt to an enemy in the bullseye is dealt faceup. */
export const faceupInMyBullseye: Ability = instead('dealDamage', {
  who: { is: 'enemy', inMy: 'bullseye' },
  cost: { force: 1 },
  if: ({ effect }) => !effect.faceup,
  may: ({ effect }) => [{ ...effect, faceup: true }],
});
