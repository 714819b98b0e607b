import {
  at,
  attacksNow,
  card,
  changeManeuver,
  dice,
  drawAndDeal,
  expose,
  flown,
  instead,
  lockedToExpose,
  otherSpeeds,
  perform,
  same,
  spendLock,
  turn,
} from '../words';

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

  /** A maneuver may be executed one faster or slower, whatever the dial holds. */
  card(
    'pilot:vedfoslo',
    at('before:execute', {
      if: ({ kind }) => kind === 'revealed',
      choose: { oneOf: otherSpeeds },
      may: ({ self }, { maneuver }) => [changeManeuver(self, flown({ maneuver }))],
    }),
  ),

  /** In the End Phase the lock on an enemy ship may be spent to expose one of its damage cards. */
  card(
    'pilot:zertikstrom',
    at('during:end', {
      choose: { oneOf: lockedToExpose },
      may: ({ self }, { ship }) => [spendLock(self, ship), expose(ship)],
    }),
  ),

  /** After an action, a red boost. */
  card('pilot:junoeclipse', at('after:action', { may: ({ self }) => perform(self, ['boost'], { as: 'red' }) })),
];
