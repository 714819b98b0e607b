import {
  amount,
  assign,
  at,
  cancelTheRest,
  canGainDice,
  cannot,
  card,
  critsFirst,
  dealFacedown,
  dice,
  enemy,
  flown,
  friend,
  GREEN_TOKENS,
  gain,
  howMany,
  inMy,
  instead,
  isDamagedUnit,
  isPrimary,
  isWithin,
  lay,
  lockInBullseye,
  loseCharge,
  may,
  moreAgainstDamaged,
  movesWithFriends,
  oneHit,
  oneOf,
  otherFriend,
  perform,
  reroll,
  same,
  shipAt,
  spendResult,
  sureWhileStressed,
  unlessLoses,
} from '../words';

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

/** A charge for one more attack die; defending costs a charge. */
const wampa = card(
  'pilot:wampa',
  at('before:rollAttack', {
    as: 'attacker',
    cost: { charge: 1 },
    if: canGainDice,
    may: scene => [lay(scene, 'paid', 'attack')],
  }),
  amount('attackDice', { as: 'attacker', while: 'paid', by: { add: 1 } }),
  at('after:attack', {
    as: 'defender',
    if: ({ self }) => self.charges > 0,
    must: ({ self }) => [loseCharge(self)],
  }),
);

const SIDES = ['left', 'right'] as const;
/** In a primary attack, one more die with one of that name at range 0-1 in the left or right arc. */
const besides = (...named: readonly string[]) =>
  amount('attackDice', {
    as: 'attacker',
    if: scene =>
      isPrimary(scene) && SIDES.some(inMySide => howMany(scene, otherFriend(0, 1, { named, inMy: inMySide })) > 0),
    by: { add: 1 },
  });

const LOADS = ['deplete', 'strain'] as const;

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

  /** Stressed, a Force makes up to two focus results hits, or evades. */
  card('pilot:ezrabridger-tielnfighter', ...sureWhileStressed),
  /** Defending, crits are neutralized before hits. */
  card('pilot:zeborrelios-tielnfighter', critsFirst),

  /** One more attack die at attack range 1. */
  card(
    'pilot:maulermithel',
    amount('attackDice', { as: 'attacker', if: ({ attack }) => attack.range === 1, by: { add: 1 } }),
  ),
  /** One more attack die at attack range 1-2. */
  card(
    'pilot:scythe6-battleoverendor',
    amount('attackDice', {
      as: 'attacker',
      if: ({ attack }) => attack.range === 1 || attack.range === 2,
      by: { add: 1 },
    }),
  ),
  /** One more attack die against whom it has in its bullseye. */
  card(
    'pilot:scourgeskutu',
    amount('attackDice', {
      as: 'attacker',
      if: scene => inMy(scene, 'bullseye', scene.attack.defender),
      by: { add: 1 },
    }),
  ),
  /** One more attack die against a damaged ship. */
  card('pilot:gideonhask', moreAgainstDamaged),

  wampa,
  same('pilot:wampa-battleofyavin', wampa),

  /** In a primary attack, one more die with Vader or Mauler close at its side. */
  card('pilot:backstabber-battleofyavin', besides('Darth Vader', '“Mauler” Mithel')),
  /** In a primary attack, one more die with Vader or Backstabber close at its side. */
  card('pilot:maulermithel-battleofyavin', besides('Darth Vader', '“Backstabber”')),

  /** Defending, the attack dice are modified by nobody. */
  card('pilot:darkcurse-battleofyavin', cannot('modify', { as: 'defender', if: scene => scene.dice === 'attack' })),

  /** A friend at range 0-2 attacked by who is damaged may reroll a defense die. */
  card(
    'pilot:delmeeko',
    dice({
      as: 'defender',
      who: friend(0, 2),
      if: scene => isDamagedUnit(scene, scene.attack.attacker),
      does: reroll(1),
    }),
  ),

  /** Attacking, a crit is spent to deal a facedown damage card; all other results are canceled. */
  card(
    'pilot:seynmarana',
    dice({
      as: 'attacker',
      does: scene => {
        const ship = shipAt(scene, scene.attack.defender);
        // A remote is dealt none: it suffers a damage.
        const dealt = ship ? dealFacedown(ship) : oneHit(scene.attack.defender);
        return spendResult('crit', [dealt, cancelTheRest(scene)]);
      },
    }),
  ),

  /** Before the attack dice against an enemy at range 1-3, a charge and a strain token on a friend close to it keep the defense dice as they fall. */
  card(
    'pilot:moffgideon',
    at('before:rollAttack', {
      as: 'defender',
      who: enemy(1, 3),
      cost: { charge: 1 },
      choose: {
        ship: { is: 'friend' },
        also: (scene, ship) => isWithin(scene, ship, scene.attack.defender, 1),
      },
      may: (scene, { ship }) => [lay(scene, 'exposed', 'attack'), gain(ship, 'strain')],
    }),
    cannot('modify', {
      as: 'defender',
      who: { is: 'any' },
      while: 'exposed',
      if: scene => scene.dice === 'defense',
    }),
  ),

  /** Before engaging, an enemy at range 0-1 in the front arc gains a deplete or strain token, unless it removes a green one. */
  card(
    'pilot:isbjingoist',
    at('before:engage', {
      choose: { ship: enemy(0, 1, { inMy: 'front' }) },
      // Which of the two is named when it is gained.
      may: (scene, { ship }) =>
        unlessLoses(
          scene,
          ship,
          GREEN_TOKENS,
          oneOf(
            scene,
            LOADS.map(token => ({ key: token, token, then: [gain(ship, token, scene.self)] })),
          ),
        ),
    }),
  ),

  /** White actions with one or two stress tokens, and one after gaining a stress token. */
  card(
    'pilot:magnatolvan',
    may('actWhileStressed', { if: ({ self, color }) => self.tokens.stress <= 2 && color === 'white' }),
    at('after:gain', {
      if: ({ token }) => token === 'stress',
      may: ({ self }) => perform(self, null, { whiteOnly: true }),
    }),
  ),

  /** After a maneuver fully executed, a lock on an enemy ship in the bullseye. */
  card('pilot:yricaquell', at('after:execute', { if: ({ fully }) => fully, may: lockInBullseye })),

  /** After defending, a red boost, even while stressed. */
  card(
    'pilot:lieutenanthebsly-battleoverendor',
    at('after:attack', {
      as: 'defender',
      may: ({ self }) => perform(self, ['boost'], { as: 'red', evenStressed: true }),
    }),
  ),

  /** In the End Phase, it and up to two small friends at range 0-2 may each perform a red barrel roll or boost. */
  card('pilot:majormianda-battleoverendor', movesWithFriends(2, 'barrelRoll', 'boost')),
];
