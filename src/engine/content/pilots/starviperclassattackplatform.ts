import { anyShip, at, cancel, card, dice, enemy, gain, lose, otherFriend, shipAt, turnings, turnShip } from '../words';

/** For damage that another friend suffers, near and in the attack arc. */
const taken = (damage: 'hit' | 'crit') =>
  dice({
    name: damage,
    as: 'defender',
    at: 'after:neutralize',
    shares: 'taken',
    cost: { suffer: damage, of: otherFriend(0, 1, { inAttackArc: true }) },
    does: cancel([damage], 1, { dice: 'attack' }),
  });

export default [
  /** As the Engagement Phase starts with an enemy at range 0-1, a focus token. */
  card(
    'pilot:guri',
    at('start:engagement', { if: scene => anyShip(scene, enemy(0, 1)), may: ({ self }) => [gain(self, 'focus')] }),
  ),

  /** Another friend at range 0-1 in the attack arc may suffer a hit or crit that is left, which is canceled. */
  card('pilot:princexizor', taken('hit'), taken('crit')),

  /** After a maneuver fully executed, a stress token for a quarter turn. */
  card(
    'pilot:dalanoberos-starviperclassattackplatform',
    at('after:execute', {
      cost: { gain: 'stress' },
      if: ({ fully }) => fully,
      choose: { oneOf: scene => turnings.oneOf(scene).filter(({ key }) => key !== 'turn:around') },
      may: ({ self }, { key }) => [turnShip(self, key)],
    }),
  ),

  /** Attacking a strained ship removes a stress token. */
  card(
    'pilot:princexizor-armedanddangerous',
    at('after:declare', {
      as: 'attacker',
      if: scene => (shipAt(scene, scene.attack.defender)?.tokens.strain ?? 0) > 0,
      choose: { token: ['stress'], of: 'self' },
      may: ({ self }) => [lose(self, 'stress')],
    }),
  ),

  /** A tractor token in the System Phase; a deplete token removes one as the Engagement Phase starts. */
  card(
    'pilot:thweek-legendsandrelics',
    at('during:system', { may: ({ self }) => [gain(self, 'tractor')] }),
    at('start:engagement', {
      cost: { gain: 'deplete' },
      choose: { token: ['tractor'], of: 'self' },
      may: ({ self }) => [lose(self, 'tractor')],
    }),
  ),
];
