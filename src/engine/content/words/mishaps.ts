import type { Scene } from '../../core/ability';
import type { Effect, EffectNamed, Effects } from '../../core/effect';
import type { DamageCardId } from '../../core/ids';
import type { DamageTrait } from '../../core/vocabulary';
import { damageOf } from '../../look/damage';
import { defendsNow } from './conditions';
import { inMy } from './who';

type Suffering = Scene & { readonly effect: EffectNamed<'sufferDamage'> };
type Dealing = Scene & { readonly effect: EffectNamed<'dealDamage'> };

/** The damage comes from an obstacle. */
export const isByObstacle = ({ effect }: Suffering): boolean => effect.from?.kind === 'obstacle';
/** The damage comes from the detonation of a bomb of one's own side. */
export const isByOwnBomb = ({ effect: { from }, self, rules }: Suffering): boolean =>
  from?.kind === 'device' && from.owner === self.player && rules.catalog.device(from.device).kind === 'bomb';

/** One damage less than it would suffer. */
export function preventOne({ self, effect }: Suffering, damage: 'hit' | 'crit'): Effects {
  const [hits, crits] = damage === 'hit' ? [1, 0] : [0, 1];
  const left = { ...effect, hits: effect.hits - hits, crits: effect.crits - crits };
  return [
    { do: 'announce', event: { type: 'damagePrevented', ship: effect.ship, by: self.id, hits, crits } },
    ...(left.hits + left.crits > 0 ? [left] : []),
  ];
}

/** The card that would be dealt faceup: all who are asked may see it. */
const faceupNow = ({ state, self, effect }: Dealing): DamageCardId | null =>
  effect.faceup ? (effect.id ?? state.decks[self.player].draw[0] ?? null) : null;
/** Whose card would be dealt faceup: a Ship or a Pilot card; no deck has Crew cards. */
const faceupTrait = (scene: Dealing): DamageTrait | null => {
  const id = faceupNow(scene);
  return id && scene.rules.catalog.damageCard(damageOf(scene.rules, id)).trait;
};
export const isFaceupShip = (scene: Dealing): boolean => faceupTrait(scene) === 'ship';
export const isFaceupPilot = (scene: Dealing): boolean => faceupTrait(scene) === 'pilot';
/** It would be dealt a faceup card, defending against a ship or remote in its front arc. */
export const isFaceupFromAhead = (scene: Dealing): boolean => {
  const attack = defendsNow(scene);
  return attack !== null && isDefending(scene) && faceupNow(scene) !== null && inMy(scene, 'front', attack.attacker);
};
export const dealtFacedown = ({ effect }: Dealing): Effect => ({ ...effect, faceup: false });
/** Whatever card it would be dealt goes to the discard pile; one that nobody has seen stays so. */
export const discardAny = (scene: Dealing): Effect => ({
  do: 'discardDamage',
  ship: scene.effect.ship,
  id: scene.effect.faceup ? faceupNow(scene) : (scene.effect.id ?? null),
  ...(scene.effect.suffered ? { suffered: scene.effect.suffered } : {}),
});
/** Nothing is dealt, but the damage was suffered. */
export const sufferedAnyway = ({ effect: { ship, suffered } }: Dealing): Effects =>
  suffered ? [{ do: 'announce', event: { type: 'damageSuffered', ship, damage: suffered, card: null } }] : [];
export const isDefending = (scene: Scene): boolean => defendsNow(scene) !== null;

/** The card goes to the discard pile; the damage was suffered. */
export const discardIt = (scene: Dealing): Effect => ({
  do: 'discardDamage',
  ship: scene.effect.ship,
  id: faceupNow(scene)!,
  ...(scene.effect.suffered ? { suffered: scene.effect.suffered } : {}),
});
