import { type Ability, type AttackScene, at, dice, type Scene, weaponRule } from '../../core/ability';
import type { Effect, Effects } from '../../core/effect';
import { isShipId, type UnitId } from '../../core/ids';
import { inflict, oneHit } from './damage';
import { turn, withThis } from './dice';

/** One result is a hit, all others are ion tokens. */
export const ionizes: Ability = weaponRule({
  inflicts: ({ self, attack, hits, crits }) => [
    oneHit(attack.defender),
    ...inflict(attack.defender, 'ion', hits + crits - 1, self.player),
  ],
});

/** One hit becomes a crit; no choice. */
export const oneHitIsCrit: Ability = dice({
  as: 'attacker',
  if: withThis,
  must: true,
  does: turn(['hit'], 'crit', 1),
});

type Hit = Parameters<Extract<Ability, { kind: 'triggered'; on: 'after:neutralize' }>['then']>[0];

/** After this attack hits: when results are neutralized, before damage is dealt. */
export const afterHit = (then: (scene: Hit) => Effects, more: (scene: Hit) => boolean = () => true): Ability =>
  at('after:neutralize', {
    as: 'attacker',
    if: scene => scene.attack.hit === true && withThis(scene) && more(scene),
    must: then,
  });

/** A shield of whoever defends; remotes have none. */
export const loseShield = (unit: UnitId): Effects => (isShipId(unit) ? [{ do: 'loseShield', ship: unit }] : []);

/** Whether any ability of this card was used in the attack. */
export const usedThis = ({ attack, self, source }: AttackScene): boolean =>
  attack.used.some(key => key.startsWith(`${self.id}:${source}:`));

/** A result that the card adds by itself. */
export const addResult = ({ self, source }: Scene, face: 'focus' | 'hit' | 'crit'): Effect => ({
  do: 'addDice',
  dice: 'attack',
  face,
  count: 1,
  by: `${self.id}:${source}:attacker`,
});
