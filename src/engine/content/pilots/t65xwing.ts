import {
  at,
  cancel,
  card,
  dice,
  hit,
  inAttackArc,
  isStressed,
  lacksForce,
  lose,
  otherFriend,
  recoverForce,
  rollFor,
  same,
} from '../words';

const shield = {
  as: 'defender',
  who: otherFriend(0, 1),
  at: 'before:neutralize',
  shares: 'damage',
  if: inAttackArc,
} as const;

/** As the defender, before dice are rolled, a Force comes back: nobody says no to that. */
const luke = card(
  'pilot:lukeskywalker',
  at('after:declare', { as: 'defender', if: lacksForce, must: ({ self }) => [recoverForce(self)] }),
);

/** After a stress token, a die to be rid of it: a hit hurts. */
const porkins = card(
  'pilot:jekporkins',
  at('after:gain', {
    if: ({ token, self }) => token === 'stress' && isStressed(self),
    may: scene => [rollFor(scene, scene.self, 1, [{ faces: ['hit'], then: [hit(scene)] }]), lose(scene.self, 'stress')],
  }),
);

export default [
  luke,
  same('pilot:lukeskywalker-battleofyavin', luke),
  same('pilot:lukeskywalker-swz106', luke),
  porkins,
  same('pilot:jekporkins-battleofyavin', porkins),
  same('pilot:jekporkins-swz106', porkins),

  /** In the attack arc, for another friend at range 0-1: suffers one hit or crit, and one such result is canceled. */
  card(
    'pilot:biggsdarklighter',
    dice({ ...shield, name: 'hit', cost: { suffer: 'hit' }, does: cancel(['hit'], 1, { dice: 'attack' }) }),
    dice({ ...shield, name: 'crit', cost: { suffer: 'crit' }, does: cancel(['crit'], 1, { dice: 'attack' }) }),
  ),
];
