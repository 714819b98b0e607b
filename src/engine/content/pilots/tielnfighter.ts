import { assign, at, card, dice, flown, friend, instead, isPrimary, perform, reroll, same, shipAt } from '../words';

/** A charge prevents all damage that a friendly TIE/ln at range 0-1 would suffer at once. */
const iden = card(
  'pilot:idenversio',
  instead('sufferDamage', {
    who: friend(0, 1, { shipType: 'shipType:tielnfighter' }),
    cost: { charge: 1 },
    if: ({ effect }) => effect.hits + effect.crits > 0,
    may: ({ self, effect: { ship, hits, crits } }) => [
      { do: 'announce', event: { type: 'damagePrevented', ship, by: self.id, hits, crits } },
    ],
  }),
);

/** After fully executing a blue maneuver, a focus. */
const nightbeast = card(
  'pilot:nightbeast',
  at('after:execute', {
    if: scene => scene.fully && flown(scene).difficulty === 'blue',
    may: ({ self }) => perform(self, ['focus']),
  }),
);

/** After a friend at range 0-1 has defended, an action. */
const valen = card(
  'pilot:valenrudor',
  at('after:attack', { as: 'defender', who: friend(0, 1), may: ({ self }) => perform(self, null) }),
);

export default [
  iden,
  same('pilot:idenversio-swz105', iden),
  nightbeast,
  same('pilot:nightbeast-swz105', nightbeast),
  valen,
  same('pilot:valenrudor-swz105', valen),

  /** After an attack, Suppressive Fire on the defender. */
  card(
    'pilot:captainrex',
    at('after:attack', {
      as: 'attacker',
      if: scene => shipAt(scene, scene.attack.defender) !== null,
      must: scene => [assign(scene, shipAt(scene, scene.attack.defender)!, 'condition:suppressivefire')],
    }),
  ),

  /** A friendly ship at range 0-1 may reroll one attack die of a primary attack. */
  card('pilot:howlrunner', dice({ as: 'attacker', who: friend(0, 1), if: isPrimary, does: reroll(1) })),

  /** Before activating, a barrel roll or a boost. */
  card(
    'pilot:sabinewren-tielnfighter',
    at('before:activate', { may: ({ self }) => perform(self, ['barrelRoll', 'boost']) }),
  ),
];
