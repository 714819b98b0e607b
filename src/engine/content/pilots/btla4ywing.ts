import {
  amount,
  anyShip,
  at,
  card,
  defenderNow,
  dice,
  enemiesNearDevice,
  enemy,
  evadesUpClose,
  flown,
  friend,
  gain,
  howManyAround,
  inMy,
  isDamaged,
  isFrontAttack,
  isLimited,
  isTurretAttack,
  lay,
  lockOneOf,
  mayDefendWithOneMore,
  meant,
  otherFriend,
  perform,
  recoverOn,
  reroll,
  same,
  sharesLock,
  spentUpgrades,
  turn,
} from '../words';

/** Rerolls as many attack dice as other friends are at range 0-1 of the defender. */
const hortonsalm = card(
  'pilot:hortonsalm',
  dice({
    as: 'attacker',
    does: scene => {
      const near = howManyAround(scene, scene.attack.defender, { is: 'otherFriend' }, [0, 1]);
      return near > 0 ? reroll(near) : null;
    },
  }),
);

/** After a lock action, a friend at range 1-3 locks the same, wherever it is. */
const dutch = card(
  'pilot:dutchvander',
  at('after:action', {
    if: ({ action }) => action === 'lock',
    choose: { ship: otherFriend(1, 3) },
    may: (scene, { ship }) => sharesLock(scene, ship),
  }),
);

export default [
  hortonsalm,
  same('pilot:hortonsalm-swz106', hortonsalm),
  dutch,
  same('pilot:dutchvander-swz106', dutch),

  /** After a lock spent during an attack, a friend at range 1-3 may lock the defender. */
  card(
    'pilot:dutchvander-battleofyavin',
    at('after:spend', {
      if: scene => scene.what === 'lock' && defenderNow(scene) !== null,
      choose: { ship: friend(1, 3) },
      may: (scene, { ship }) => lockOneOf(scene, ship, [defenderNow(scene)!]),
    }),
  ),

  /** Defending with an enemy ship at range 0-1, an evade is added. */
  card('pilot:norrawexley-btla4ywing', evadesUpClose),

  /** As the Engagement Phase starts, a focus token is one more defense die for a friend at range 0-1, this round. */
  card(
    'pilot:evaanverlaine',
    at('start:engagement', {
      cost: { spend: 'focus' },
      choose: { ship: friend(0, 1) },
      may: (scene, { ship }) => [lay(scene, 'warned', 'round', { on: ship.id })],
    }),
    amount('defenseDice', { as: 'defender', who: { is: 'any' }, while: 'warned', by: { add: 1 } }),
  ),

  /** Defending with another friend at range 0-1, one more die may be rolled. */
  card('pilot:dextiree-battleofyavin', ...mayDefendWithOneMore(scene => anyShip(scene, otherFriend(0, 1)))),

  /** In a turret attack, up to two dice may be rerolled. */
  card('pilot:popskrail-battleofyavin', dice({ as: 'attacker', if: isTurretAttack, does: reroll(2) })),

  /** In the System Phase with no enemy ship at range 1-2, a charge comes back to any of its upgrades. */
  card(
    'pilot:holokand-battleofyavin',
    at('during:system', {
      if: scene => !anyShip(scene, enemy(1, 2)),
      choose: { oneOf: spentUpgrades },
      may: ({ self }, { card: upgrade }) => [recoverOn(self, upgrade)],
    }),
  ),

  /** After fully executing a white maneuver, a friend at range 0-1 may focus. */
  card(
    'pilot:popskrail',
    at('after:execute', {
      if: scene => scene.fully && flown(scene).difficulty === 'white',
      choose: { ship: friend(0, 1) },
      may: (_, { ship }) => perform(ship, ['focus']),
    }),
  ),

  /** One more die in every attack but those of the front arc; a turret that points there is a turret. */
  card('pilot:kavil', amount('attackDice', { as: 'attacker', if: scene => !isFrontAttack(scene), by: { add: 1 } })),

  /** A friend that is not limited attacks who is in its firing arc: a die may be rerolled. */
  card(
    'pilot:drearenthal',
    dice({
      as: 'attacker',
      who: { is: 'friend' },
      if: scene => !isLimited(scene, scene.subject) && inMy(scene, 'firing', scene.attack.defender),
      does: reroll(1),
    }),
  ),

  /** Before engaging, in no enemy's front arc, a lock on an enemy ship in the full front arc. */
  card(
    'pilot:leemakai',
    at('before:engage', {
      if: scene => !anyShip(scene, { is: 'enemy', meIn: 'front' }),
      may: scene => {
        const ahead = meant(scene, { is: 'enemy', inMy: 'fullFront' });
        return lockOneOf(
          scene,
          scene.self,
          ahead.map(({ id }) => id),
        );
      },
    }),
  ),

  /** Damaged: before dice are modified, a focus may become a crit in a front arc attack, and must become a blank in defense. */
  card(
    'pilot:arlizhadrassian',
    dice({
      as: 'attacker',
      at: 'before:modifyAttack',
      if: scene => isDamaged(scene.self) && isFrontAttack(scene),
      does: turn(['focus'], 'crit', 1),
    }),
    // Its erratum: the price is not got round, so it comes before a focus token could be spent.
    dice({
      as: 'defender',
      at: 'after:rollDefense',
      must: true,
      if: ({ self }) => isDamaged(self),
      does: turn(['focus'], 'blank', 1),
    }),
  ),

  /** After a friendly device that it has locked detonates, each enemy ship at range 0-1 of it is strained. */
  card(
    'pilot:padric',
    at('after:detonate', {
      if: ({ self, was, lockedBy = [] }) => was.owner === self.player && lockedBy.includes(self.id),
      must: scene => enemiesNearDevice(scene, scene.was, 1).map(ship => gain(ship, 'strain', scene.self)),
    }),
  ),
];
