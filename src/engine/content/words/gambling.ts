import { type Ability, type AttackScene, amount, at, dice, instead } from '../../core/ability';
import { ALL, isFirstRoll, isPrimary, reroll } from './dice';
import { lay } from './notes';
import { canGainDice } from './rolling';
import { isStressed } from './tokens';

/** In an attack that counts one more attack die may be rolled; what else that brings is `while: 'one more'`. */
export const mayAttackWithOneMore = (counts: (scene: AttackScene) => boolean): readonly Ability[] => [
  at('before:rollAttack', {
    as: 'attacker',
    if: scene => canGainDice(scene) && counts(scene),
    may: scene => [lay(scene, 'one more', 'attack')],
  }),
  amount('attackDice', { as: 'attacker', while: 'one more', by: { add: 1 } }),
];

/** The same in primary attacks only. */
export const mayRollOneMore = (counts: (scene: AttackScene) => boolean): readonly Ability[] =>
  mayAttackWithOneMore(scene => isPrimary(scene) && counts(scene));

/** Defending, one more defense die. */
export const mayDefendWithOneMore = (counts: (scene: AttackScene) => boolean): readonly Ability[] => [
  at('before:rollDefense', { as: 'defender', if: counts, may: scene => [lay(scene, 'one more', 'attack')] }),
  amount('defenseDice', { as: 'defender', while: 'one more', by: { add: 1 } }),
];

/** Having rolled dice, in an attack or not, it may be stressed, unless it is, to reroll all blanks. Rerolling is not rolling. */
export const stressRerollsBlanks: readonly Ability[] = [
  ...(['attacker', 'defender'] as const).map(as =>
    dice({
      as,
      at: 'rolled',
      cost: { gain: 'stress' },
      if: ({ self, attack }) =>
        !isStressed(self) && isFirstRoll(as === 'attacker' ? attack.attackDice : attack.defenseDice),
      does: reroll(ALL, { only: ['blank'], exactly: true }),
    }),
  ),
  instead('applyRoll', {
    cost: { gain: 'stress' },
    if: ({ self, effect }) => !isStressed(self) && effect.ship === self.id && effect.faces.includes('blank'),
    may: ({ effect: { ship, faces, purpose }, source }) => [
      {
        do: 'rollAgain',
        ship,
        faces,
        purpose,
        dice: faces.flatMap((face, index) => (face === 'blank' ? [index] : [])),
        by: source,
      },
    ],
  }),
];
