import { type Ability, type AttackScene, at, dice, weaponRule } from '../../core/ability';
import type { Effects } from '../../core/effect';
import { isShipId, type UnitId } from '../../core/ids';
import { inflict, oneHit } from './damage';
import { turn, withThis } from './dice';
import { inMy } from './who';

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

/** When modifying, one or two more charges turn as many focus results to hits. */
export const seeks: readonly Ability[] = [1, 2].map(charges =>
  dice({
    name: `for ${charges}`,
    as: 'attacker',
    cost: { charge: charges },
    if: scene => withThis(scene) && !usedThis(scene),
    does: turn(['focus'], 'hit', charges),
  }),
);

/** At a ship in the bullseye arc, a focus result is added to the roll. */
export const focusInBullseye: Ability = at('after:rollAttack', {
  as: 'attacker',
  if: scene => withThis(scene) && inMy(scene, 'bullseye', scene.attack.defender),
  must: ({ self, source }) => [
    { do: 'addDice', dice: 'attack', face: 'focus', count: 1, by: `${self.id}:${source}:attacker` },
  ],
});

/** A shield of whoever defends; remotes have none. */
export const loseShield = (unit: UnitId): Effects => (isShipId(unit) ? [{ do: 'loseShield', ship: unit }] : []);

/** Whether any ability of this card was used in the attack. */
export const usedThis = ({ attack, self, source }: AttackScene): boolean =>
  attack.used.some(key => key.startsWith(`${self.id}:${source}:`));
