import {
  type Ability,
  type AttackScene,
  amount,
  at,
  type Change,
  dice,
  inflicts,
  weaponRule,
} from '../../core/ability';
import type { AttackLimit, Effect, Effects } from '../../core/effect';
import { isShipId, type UnitId } from '../../core/ids';
import { enemiesOf, rangeBetween } from '../../look/attack';
import { bonusAttack } from './attacks';
import { spendCharges } from './conditions';
import { inflict, oneHit, strike } from './damage';
import { add, spendResult, turn, withThis } from './dice';
import { lay, noted } from './notes';
import { chargesOn } from './tokens';
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

/** At a defender in the bullseye arc, a focus result is added: a modification, no choice. */
export const focusInBullseye: Ability = dice({
  as: 'attacker',
  must: true,
  if: scene => withThis(scene) && inMy(scene, 'bullseye', scene.attack.defender),
  does: add('focus'),
});

/** All attack dice leave the pool. */
export const cancelAllDice = ({ self, source, attack }: AttackScene): Effect => ({
  do: 'cancelDice',
  dice: 'attack',
  picks: attack.attackDice.map((_, index) => `die:${index}`),
  by: `${self.id}:${source}`,
});

/** After neutralizing, a focus result is spent to strain the defender once the attack is over. */
export const strainsForFocus: readonly Ability[] = [
  dice({
    as: 'attacker',
    at: 'after:neutralize',
    if: ({ attack }) => isShipId(attack.defender),
    does: scene => spendResult('focus', [lay(scene, 'strained', 'attack')]),
  }),
  at('after:attack', {
    as: 'attacker',
    while: 'strained',
    must: ({ self, attack }) => inflict(attack.defender, 'strain', 1, self.player),
  }),
];

/** A shield of whoever defends; remotes have none. */
export const loseShield = (unit: UnitId): Effects => (isShipId(unit) ? [{ do: 'loseShield', ship: unit }] : []);

/** Whether any ability of this card was used in the attack. */
export const usedThis = ({ attack, self, source }: AttackScene): boolean =>
  attack.used.some(key => key.startsWith(`${self.id}:${source}:`));

const MORE_DICE = ['1 more die', '2 more dice'];

/** As attack dice are rolled, up to so many more charges, each for one more die. */
export const moreDice = (most: (scene: AttackScene) => number, cap: Change = {}): readonly Ability[] => [
  at('before:rollAttack', {
    as: 'attacker',
    if: withThis,
    choose: { oneOf: scene => MORE_DICE.slice(0, Math.min(most(scene), chargesOn(scene))).map(key => ({ key })) },
    may: (scene, { key }) => {
      const value = MORE_DICE.indexOf(key) + 1;
      return [...spendCharges(scene, value), lay(scene, 'more', 'attack', { value })];
    },
  }),
  amount('attackDice', {
    as: 'attacker',
    while: 'more',
    by: scene => ({ add: Number(noted(scene, 'more')!.value), ...cap }),
  }),
];

/** The same attack as a bonus attack against another target at range 0-1 of the defender. */
export const strikesAgain = (scene: AttackScene, limit: AttackLimit): Effects => {
  const { weapon, defender } = scene.attack;
  const isNear = (unit: UnitId) => unit !== defender && rangeBetween(scene, unit, defender) <= 1;
  const targets = enemiesOf(scene, scene.self.player).filter(isNear);
  return bonusAttack(scene, scene.self, { weapons: [weapon], targets, ...limit });
};

/** Once declared, the defender may suffer this instead of all dice; the attack then hits. */
export const sufferedInstead = (damage: (defender: UnitId) => Effect): Ability =>
  at('after:declare', {
    as: 'attacker',
    asks: 'enemy',
    if: withThis,
    may: ({ attack }) => [damage(attack.defender), { do: 'hitWithoutDice' }],
  });

/** Before the dice of an attack that counts, two charges: its crits leave ion tokens and no damage. */
export const critsAreIons = (counts: (scene: AttackScene) => boolean): readonly Ability[] => [
  at('before:rollAttack', {
    as: 'attacker',
    cost: { charge: 2 },
    if: counts,
    may: scene => [lay(scene, 'ions', 'attack')],
  }),
  inflicts({
    as: 'attacker',
    while: 'ions',
    by: ({ self, attack: { defender }, hits, crits }) => [
      ...strike(defender, hits),
      ...inflict(defender, 'ion', crits, self.player),
    ],
  }),
];
