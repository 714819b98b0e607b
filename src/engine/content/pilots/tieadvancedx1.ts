import { at, attacksNow, card, dice, drawAndDeal, instead, perform, same, turn } from '../words';

/** Attacking, he draws three cards for each that the defender would be dealt faceup, and picks which one it is. */
const maarek = card(
  'pilot:maarekstele',
  instead('dealDamage', {
    who: { is: 'any' },
    if: scene => scene.effect.faceup && !scene.effect.id && attacksNow(scene)?.defender === scene.subject.id,
    must: scene => [drawAndDeal(scene, scene.effect, 3)],
  }),
);

/** After an action, a Force for another. */
const vader = card(
  'pilot:darthvader',
  at('after:action', { cost: { force: 1 }, may: ({ self }) => perform(self, null) }),
);

export default [
  maarek,
  same('pilot:maarekstele-swz105', maarek),
  vader,
  same('pilot:darthvader-swz105', vader),
  /** Attacking, a Force makes a blank a hit. */
  card('pilot:darthvader-battleofyavin', dice({ as: 'attacker', cost: { force: 1 }, does: turn(['blank'], 'hit', 1) })),
];
