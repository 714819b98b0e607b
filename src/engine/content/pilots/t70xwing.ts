import {
  activatesNow,
  alsoInto,
  anyShip,
  at,
  card,
  damageCardsOn,
  dice,
  eachMay,
  enemy,
  evadesThroughFriends,
  flipConfiguration,
  flown,
  friend,
  gain,
  initiativeOfUnit,
  isDamagedUnit,
  lose,
  meant,
  offerLock,
  perform,
  reroll,
  rerollsWithFriends,
  same,
  shipAt,
  templates,
  tightTurns,
  turn,
  whiteTallonRolls,
} from '../words';

/** After an action, a charge for a white one as if it were red. */
const poe = card(
  'pilot:poedameron',
  at('after:action', {
    cost: { charge: 1 },
    may: ({ self }) => perform(self, null, { as: 'red', whiteOnly: true }),
  }),
);

/** After fully executing a blue maneuver, a friend at range 0-1 may be rid of a stress token. */
const jaycris = card(
  'pilot:jaycristubbs',
  at('after:execute', {
    if: scene => scene.fully && flown(scene).difficulty === 'blue',
    choose: { ship: friend(0, 1, { has: ['stress'] }) },
    may: (_, { ship }) => [lose(ship, 'stress')],
  }),
);

/** After fully executing a maneuver through a friend, an evade action. */
const cai = card('pilot:caithrenalli', evadesThroughFriends);

export default [
  poe,
  same('pilot:poedameron-evacuationofdqar', poe),
  jaycris,
  same('pilot:jaycristubbs-evacuationofdqar', jaycris),
  cai,
  same('pilot:caithrenalli-evacuationofdqar', cai),

  /** Boosts by the speed 1 turns too. */
  card('pilot:karekun', templates('boost', { by: tightTurns })),

  /** After losing a shield, an evade token. */
  card('pilot:jophseastriker', at('after:shieldLost', { must: ({ self }) => [gain(self, 'evade')] })),

  /** Who is dealt a damage card at range 1-2 may be locked. */
  card(
    'pilot:lieutenantbastian',
    at('after:deal', {
      who: { is: 'other', range: [1, 2] },
      if: ({ self, subject }) => !self.locks.includes(subject.id),
      may: ({ self, subject }) => offerLock(self, [subject.id]),
    }),
  ),

  /** After fully executing a maneuver of speed 2-4, a boost. */
  card(
    'pilot:temminwexley',
    at('after:execute', {
      if: scene => scene.fully && flown(scene).speed >= 2 && flown(scene).speed <= 4,
      may: ({ self }) => perform(self, ['boost']),
    }),
  ),

  /** A stress token just gained may go, with an enemy at range 0-1 in the front arc. */
  card(
    'pilot:niennunb',
    at('after:gain', {
      if: scene =>
        scene.token === 'stress' && scene.self.tokens.stress > 0 && anyShip(scene, enemy(0, 1, { inMy: 'front' })),
      may: ({ self }) => [lose(self, 'stress')],
    }),
  ),

  /** With no more than two stress tokens, a red Tallon roll that it reveals is white. */
  card('pilot:elloasty', ...whiteTallonRolls(2)),

  /** After a friend at range 0-2 has acted in its own activation, two charges let it perform a white action as if it were red. */
  card(
    'pilot:poedameron-swz68',
    at('after:action', {
      who: friend(0, 2),
      cost: { charge: 2 },
      if: scene => activatesNow(scene, scene.subject),
      may: ({ subject }) => perform(subject, null, { as: 'red', whiteOnly: true }),
    }),
  ),

  /** As the Engagement Phase starts, each friendly T-70 at range 0-3 may flip its configuration for a strain token and calculate. */
  card(
    'pilot:temminwexley-swz68',
    at('start:engagement', {
      may: scene => [
        eachMay(
          scene,
          meant(scene, friend(0, 3, { shipType: 'shipType:t70xwing' })).flatMap(ship => {
            const flipped = flipConfiguration(scene, ship);
            const then = [gain(ship, 'strain'), ...flipped, gain(ship, 'calculate')];
            return flipped.length > 0 ? [{ ship: ship.id, then }] : [];
          }),
        ),
      ],
    }),
  ),

  /** Attacking who has a higher initiative, a blank may become a focus. */
  card(
    'pilot:nimichireen',
    dice({
      as: 'attacker',
      if: scene => initiativeOfUnit(scene, scene.attack.defender) > initiativeOfUnit(scene, scene.self.id),
      does: turn(['blank'], 'focus', 1),
    }),
  ),

  /** Defending against a damaged attacker, a defense die may be rerolled. */
  card(
    'pilot:zayversio',
    dice({ as: 'defender', if: scene => isDamagedUnit(scene, scene.attack.attacker), does: reroll(1) }),
  ),

  /** Against an enemy ship with more damage cards, a focus may become a hit, or an evade. */
  card(
    'pilot:kazudaxiono-legendsandrelics',
    dice({
      as: 'attacker',
      if: scene => damageCardsOn(scene, scene.attack.defender) > scene.self.damage.length,
      does: turn(['focus'], 'hit', 1),
    }),
    dice({
      as: 'defender',
      if: scene => (shipAt(scene, scene.attack.attacker)?.damage.length ?? 0) > scene.self.damage.length,
      does: turn(['focus'], 'evade', 1),
    }),
  ),

  /** A charge of its own, or a lasting one of its astromech, rerolls a die for each other friend at range 0-1. */
  card('pilot:jessikapava', ...rerollsWithFriends),

  /** Its torpedoes and missiles may be fired out of the rear arc instead of the front one, at range 1-2. */
  card(
    'pilot:venisadoza',
    alsoInto('torpedo', 'front', 'rear', { ranges: [1, 2] }),
    alsoInto('missile', 'front', 'rear', { ranges: [1, 2] }),
  ),
];
