import {
  ALL,
  add,
  amount,
  assign,
  at,
  cannot,
  card,
  coordinatesNow,
  dice,
  dieFor,
  friend,
  hasCondition,
  hasNo,
  hasOnBar,
  initiativeOfUnit,
  isAtRange,
  isDamaged,
  isEnemyShip,
  isPrimary,
  isRedOrOrange,
  isWithinMe,
  lay,
  locksDefender,
  lose,
  may,
  near,
  offerLock,
  otherFriend,
  perform,
  reroll,
  same,
  turn,
} from '../words';

/** The dice of an enemy that it has locked cannot be modified, whether it attacks or defends. */
const midnight = card(
  'pilot:midnight',
  cannot('modify', { as: 'attacker', if: scene => scene.dice === 'defense' && locksDefender(scene) }),
  cannot('modify', {
    name: 'attacker',
    as: 'defender',
    if: ({ self, dice: pool, attack }) => pool === 'attack' && self.locks.includes(attack.attacker),
  }),
);

/** Unstressed, a stress token for one more die in a primary attack. */
const scorch = card('pilot:scorch', ...dieFor('stress'));

/** One more die in primary attacks at attack range 3. */
const longshot = card(
  'pilot:longshot',
  amount('attackDice', { as: 'attacker', if: scene => isPrimary(scene) && scene.attack.range === 3, by: { add: 1 } }),
);

export default [
  midnight,
  same('pilot:midnight-evacuationofdqar', midnight),
  scorch,
  same('pilot:scorch-evacuationofdqar', scorch),
  longshot,
  same('pilot:longshot-evacuationofdqar', longshot),

  /** Unstrained, a strain token for one more die in a primary attack. */
  card('pilot:dt798', ...dieFor('strain')),

  /** As the Engagement Phase starts, a stress token of a friend at range 0-1 may be removed. */
  card(
    'pilot:muse',
    at('start:engagement', {
      choose: { ship: friend(0, 1, { has: ['stress'] }) },
      may: (_, { ship }) => [lose(ship, 'stress')],
    }),
  ),

  /** Close to whom another friend attacks, it may suffer a crit to make one of the results a crit. */
  card(
    'pilot:tn3465',
    dice({
      as: 'attacker',
      who: { is: 'otherFriend' },
      cost: { suffer: 'crit' },
      if: scene => isAtRange(scene, scene.attack.defender, 0, 1),
      does: turn(['blank', 'focus', 'hit'], 'crit', 1),
    }),
  ),

  /** In a primary attack, the lock on the defender and a focus token make all results crits. */
  card(
    'pilot:static',
    dice({
      as: 'attacker',
      cost: [{ spend: 'lock' }, { spend: 'focus' }],
      if: isPrimary,
      does: turn(['blank', 'focus', 'hit'], 'crit', ALL),
    }),
  ),

  /** A ship at range 1-2 that gains a red or orange token, a lock among them, may be locked. */
  card(
    'pilot:lieutenantrivas',
    at('after:gain', {
      who: { is: 'other', range: [1, 2] },
      if: ({ self, subject, token }) => isRedOrOrange(token) && !self.locks.includes(subject.id),
      may: ({ self, subject }) => offerLock(self, [subject.id]),
    }),
    at('after:lock', {
      who: { is: 'any' },
      if: scene =>
        !scene.self.locks.includes(scene.object) &&
        near(scene, scene.self.id, { is: 'other', range: [1, 2] }).some(({ id }) => id === scene.object),
      may: ({ self, object }) => offerLock(self, [object]),
    }),
  ),

  /** As the Engagement Phase starts, a charge and a stress token: all focus results become hits and evades this round. */
  card(
    'pilot:commandermalarus',
    at('start:engagement', {
      cost: [{ charge: 1 }, { gain: 'stress' }],
      may: scene => [lay(scene, 'sure', 'round')],
    }),
    dice({ as: 'attacker', while: 'sure', does: turn(['focus'], 'hit', ALL) }),
    dice({ as: 'defender', while: 'sure', does: turn(['focus'], 'evade', ALL) }),
  ),

  /** Undamaged, its initiative is 7. */
  card('pilot:null', amount('initiative', { if: ({ self }) => !isDamaged(self), by: { set: 7 } })),

  /** Without shields, a focus result is added against who has a higher initiative: no choice. */
  card(
    'pilot:zeta5-evacuationofdqar',
    dice({
      as: 'attacker',
      must: true,
      if: scene =>
        scene.self.shields === 0 &&
        initiativeOfUnit(scene, scene.attack.defender) > initiativeOfUnit(scene, scene.self.id),
      does: add('focus'),
    }),
  ),

  /** At setup this ship and up to two other friendly TIE/fo or TIE/sf without modifications are primed for speed. */
  card(
    'pilot:lingaava',
    // Before the others are asked for; between the two moments nothing looks at it.
    at('before:setup', { must: scene => [assign(scene, scene.self, 'condition:primedforspeed')] }),
    at('after:setup', {
      times: 2,
      choose: {
        ship: { is: 'otherFriend', shipTypes: ['shipType:tiefofighter', 'shipType:tiesffighter'] },
        also: (scene, ship) => hasNo(scene, ship, 'modification') && !hasCondition(ship, 'condition:primedforspeed'),
      },
      may: (scene, { ship }) => [assign(scene, ship, 'condition:primedforspeed')],
    }),
  ),

  /** After another friend at range 0-2 is destroyed, a coordinate, even while stressed; whom it coordinates keeps to its bar. */
  card(
    'pilot:lieutenantgalek',
    at('after:destroyed', {
      who: otherFriend(0, 2),
      may: ({ self }) => perform(self, ['coordinate'], { evenStressed: true }),
    }),
    cannot('perform', {
      who: { is: 'otherFriend' },
      if: scene => coordinatesNow(scene, scene.subject) && !hasOnBar(scene, scene.self, scene.action),
    }),
  ),

  /** Friendly TIEs may lock whatever is at range 0-3 of it. */
  card(
    'pilot:omega2-evacuationofdqar',
    may('lock', { who: { is: 'friend', keyword: 'TIE' }, if: scene => isWithinMe(scene, scene.object, 3) }),
  ),

  /** While whom it has locked attacks, one attack die of its choice is rerolled. */
  card(
    'pilot:tamararyvora-legendsandrelics',
    dice({
      as: 'defender',
      who: { is: 'any' },
      units: true,
      if: scene => scene.self.locks.includes(scene.attack.attacker) && isEnemyShip(scene, scene.attack.attacker),
      does: reroll(1, { dice: 'attack' }),
    }),
    dice({
      as: 'attacker',
      who: { is: 'otherFriend' },
      if: ({ self, subject }) => self.locks.includes(subject.id),
      does: reroll(1),
    }),
  ),
];
