import { cancel, card, dice, friend, howManyAround, inArc, isPrimary, outsideFiringArcOf, reroll } from '../words';

export default [
  /** In primary attacks from outside the defender's firing arcs, up to two dice may be rerolled. */
  card(
    'pilot:generalgrievous',
    dice({
      as: 'attacker',
      if: scene => isPrimary(scene) && outsideFiringArcOf(scene, scene.attack.defender),
      does: reroll(2),
    }),
  ),

  /** In primary attacks a die may be rerolled for each friend with a calculate token at range 1 of the defender. */
  card(
    'pilot:wattambor',
    dice({
      as: 'attacker',
      if: isPrimary,
      does: scene => {
        const calculating = howManyAround(scene, scene.attack.defender, { is: 'friend', has: ['calculate'] }, [1, 1]);
        return calculating > 0 ? reroll(calculating) : null;
      },
    }),
  ),

  /** A friend at range 0-3 with the defender of its primary attack in its bullseye may calculate an evade away. */
  card(
    'pilot:captainsear',
    dice({
      as: 'attacker',
      who: friend(0, 3),
      at: 'before:neutralize',
      cost: { spend: 'calculate', of: 'subject' },
      if: scene => isPrimary(scene) && inArc(scene, scene.attack.defender, 'bullseye', scene.subject.id),
      does: cancel(['evade'], 1, { dice: 'defense' }),
    }),
  ),
];
