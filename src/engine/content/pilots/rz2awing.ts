import {
  type AttackScene,
  amount,
  at,
  card,
  dice,
  friend,
  gain,
  inMy,
  isEnemyUnit,
  isPrimary,
  isShip,
  isStressed,
  lay,
  may,
  meIn,
  rotateTurret,
  same,
  shipAt,
  transfer,
  turn,
  turnings,
  turnShip,
} from '../words';

const FOCUS_OR_EVADE = {
  oneOf: () =>
    [
      { key: 'focus', token: 'focus' },
      { key: 'evade', token: 'evade' },
    ] as const,
};

/** After an attack or defending, a charge for a focus or an evade token. */
const zizi = card(
  'pilot:zizitlo',
  at('after:attack', {
    name: 'attacked',
    as: 'attacker',
    cost: { charge: 1 },
    choose: FOCUS_OR_EVADE,
    may: ({ self }, { token }) => [gain(self, token)],
  }),
  at('after:attack', {
    name: 'defended',
    as: 'defender',
    cost: { charge: 1 },
    choose: FOCUS_OR_EVADE,
    may: ({ self }, { token }) => [gain(self, token)],
  }),
);

const lends = { cost: { spend: 'focus', of: { is: 'otherFriend', turretOnFoe: true } } } as const;

/** With the enemy ship in the turret arc of another friend, a focus token of that friend makes a focus a hit, or an evade. */
const ronith = card(
  'pilot:ronithblario',
  dice({ ...lends, as: 'attacker', does: turn(['focus'], 'hit', 1) }),
  dice({
    ...lends,
    as: 'defender',
    if: ({ attack }) => isShip(attack.attacker),
    does: turn(['focus'], 'evade', 1),
  }),
);

/** A charge for a defense die more, while an enemy in the bullseye attacks, whomever. */
const warns = (counts: (scene: AttackScene) => boolean) =>
  [
    at('before:rollDefense', {
      who: { is: 'any' },
      cost: { charge: 1 },
      if: scene =>
        isEnemyUnit(scene, scene.attack.attacker) && inMy(scene, 'bullseye', scene.attack.attacker) && counts(scene),
      may: scene => [lay(scene, 'paid', 'attack')],
    }),
    amount('defenseDice', { who: { is: 'any' }, while: 'paid', by: { add: 1 } }),
  ] as const;

export default [
  zizi,
  same('pilot:zizitlo-evacuationofdqar', zizi),
  ronith,
  same('pilot:ronithblario-evacuationofdqar', ronith),
  card('pilot:tallissanlintra', ...warns(({ attack }) => isShip(attack.attacker))),
  /** Here the attacker may be a remote. */
  card('pilot:tallissanlintra-evacuationofdqar', ...warns(() => true)),

  /** Stressed, one more die in a primary attack, and one fewer defending. */
  card(
    'pilot:lulolampar',
    amount('attackDice', {
      as: 'attacker',
      if: scene => isPrimary(scene) && isStressed(scene.self),
      by: { add: 1 },
    }),
    amount('defenseDice', { as: 'defender', if: ({ self }) => isStressed(self), by: { add: -1 } }),
  ),

  /** Its Perform Action step stays after a partial maneuver; what an overlapped enemy forbids, it forbids all the same. */
  card('pilot:zaribangel', may('actAfterPartial')),

  /** After fully executing a maneuver, the turret may be turned. */
  card('pilot:greersonnel', at('after:execute', { if: ({ fully }) => fully, may: ({ self }) => rotateTurret(self) })),

  /** In the bullseye of whom a friend at range 0-2 attacks with a primary weapon: one defense die fewer. */
  card(
    'pilot:merlcobben',
    amount('defenseDice', {
      as: 'attacker',
      who: friend(0, 2),
      if: scene => isPrimary(scene) && meIn(scene, 'bullseye', scene.attack.defender),
      by: { add: -1 },
    }),
  ),

  /** After a maneuver executed partially, a strain token turns it left, right or around. */
  card(
    'pilot:suralindajavos',
    at('after:execute', {
      cost: { gain: 'strain' },
      if: ({ fully }) => !fully,
      choose: turnings,
      may: ({ self }, { key }) => [turnShip(self, key)],
    }),
  ),

  /** After a boost, an evade token for a friend at range 1. */
  card(
    'pilot:seftinvanik',
    at('after:action', {
      if: ({ action, self }) => action === 'boost' && self.tokens.evade > 0,
      choose: { ship: friend(1, 1) },
      may: ({ self }, { ship }) => transfer(self, ship, 'evade'),
    }),
  ),

  /** Having defended at attack range 1, it depletes an attacker that modified its dice. */
  card(
    'pilot:wrobietyce',
    at('after:attack', {
      as: 'defender',
      if: ({ attack }) => attack.range === 1 && isShip(attack.attacker) && attack.attackerModified === true,
      must: scene => [gain(shipAt(scene, scene.attack.attacker)!, 'deplete', scene.self)],
    }),
  ),
];
