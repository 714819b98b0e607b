import { type AttackScene, add, assign, at, card, dice, howMany, perform, reroll } from '../words';

/** One for each other friend in the attack arc. */
const helped = (scene: AttackScene) => {
  const there = howMany(scene, { is: 'otherFriend', inAttackArc: true });
  return there > 0 ? reroll(there) : null;
};

const either = { shares: 'added' } as const;
const strained = { ...either, cost: { gain: 'strain' }, does: add('focus') } as const;

export default [
  /** After setup she has compromising intel on an enemy. */
  card(
    'pilot:vimoradi',
    at('after:setup', {
      choose: { ship: { is: 'enemy' } },
      must: (scene, { ship }) => [assign(scene, ship, 'condition:compromisingintel')],
    }),
  ),

  /** Attacking or defending, rerolls as many dice as other friends are in the attack arc. */
  card('pilot:rosetico', dice({ as: 'attacker', does: helped }), dice({ as: 'defender', does: helped })),

  /** In the System Phase a red barrel roll or boost. */
  card('pilot:bb8', at('during:system', { may: ({ self }) => perform(self, ['barrelRoll', 'boost'], { as: 'red' }) })),

  /** Attacking or defending, adds a blank, or for a strain token a focus instead. */
  card(
    'pilot:finn',
    dice({ ...either, as: 'attacker', does: add('blank') }),
    dice({ ...strained, name: 'attack focus', as: 'attacker' }),
    dice({ ...either, as: 'defender', does: add('blank') }),
    dice({ ...strained, name: 'defense focus', as: 'defender' }),
  ),
];
