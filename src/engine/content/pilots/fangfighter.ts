import {
  type AttackScene,
  amount,
  at,
  bonusAttack,
  bonusAttackFor,
  card,
  chargesToSpend,
  dice,
  enemy,
  flown,
  friend,
  gain,
  gainSeveral,
  greenOn,
  greenTokens,
  inAttackArc,
  lay,
  locksAfterRed,
  loseAll,
  mayAttackWithOneMore,
  mayDefendWithOneMore,
  otherFriend,
  perform,
  primaries,
  reroll,
  revealed,
  same,
  shedsRedFaceToFace,
  there,
  turn,
  wasDestroyed,
} from '../words';

const isAtRangeOne = ({ attack }: AttackScene): boolean => attack.range === 1;

/** At attack range 1, one more die may be rolled, attacking or defending. */
const fennrau = card('pilot:fennrau', ...mayAttackWithOneMore(isAtRangeOne), ...mayDefendWithOneMore(isAtRangeOne));

/** A friend at range 1 has revealed the same speed. */
const isMatched = (scene: AttackScene): boolean => {
  const speed = revealed(scene.self)?.speed;
  return speed !== undefined && there(scene, otherFriend(1, 1)).some(ship => revealed(ship)?.speed === speed);
};

export default [
  fennrau,
  same('pilot:fennrau-armedanddangerous', fennrau),

  /** Before a friend at range 1-2 engages with an enemy at range 1 in its front arc, it may remove a red token that is no lock. */
  card('pilot:fennrau-fangfighter', shedsRedFaceToFace(friend(1, 2))),

  /** After another friend has defended, unless depleted, a bonus primary attack on its attacker; then a deplete token. */
  card(
    'pilot:bodicavenj',
    at('after:attack', {
      who: { is: 'otherFriend' },
      as: 'defender',
      grantsAttack: true,
      if: ({ self }) => self.tokens.deplete === 0,
      may: scene => {
        const limit = { weapons: primaries(scene, scene.self), targets: [scene.attack.attacker] };
        return bonusAttack(scene, scene.self, limit, [gain(scene.self, 'deplete')]);
      },
    }),
  ),

  /** After a red maneuver fully executed or a red action, a lock on an enemy ship at range 1 in the front arc. */
  card('pilot:dirkullodin', ...locksAfterRed(enemy(1, 1, { inMy: 'front' }), 'fully')),

  /** Attacking at attack range 1, a die may be rerolled if a friend at range 1 has revealed the same speed. */
  card(
    'pilot:clanwrenvolunteer',
    dice({ as: 'attacker', if: scene => isAtRangeOne(scene) && isMatched(scene), does: reroll(1) }),
  ),

  /** As the Engagement Phase starts in the front arc of an enemy at range 1, that one may be made to lose all green tokens. */
  card(
    'pilot:oldteroch',
    at('start:engagement', {
      choose: { ship: enemy(1, 1, { meIn: 'front' }), also: (_, ship) => greenTokens(ship) > 0 },
      may: (_, { ship }) => greenOn(ship).flatMap(token => loseAll(ship, token)),
    }),
  ),

  /** A red maneuver fully executed brings two focus tokens. */
  card(
    'pilot:kadsolus',
    at('after:execute', {
      if: scene => scene.fully && flown(scene).difficulty === 'red',
      must: ({ self }) => gainSeveral(self, 'focus', 2),
    }),
  ),

  /** In an attack, a charge of a torpedo upgrade: one defense die fewer. At range 0 enemies take none. */
  card(
    'pilot:joyrekkoff',
    at('before:rollDefense', {
      as: 'attacker',
      if: ({ attack }) => attack.range > 0,
      choose: { oneOf: scene => chargesToSpend(scene, 'torpedo') },
      may: (scene, { key }) => [
        ...chargesToSpend(scene, 'torpedo').flatMap(one => (one.key === key ? one.then : [])),
        lay(scene, 'paid', 'attack'),
      ],
    }),
    amount('defenseDice', { as: 'attacker', while: 'paid', by: { add: -1 } }),
  ),

  /** In the attack arc, while a friend that is not small defends: deplete and strain make one of its results an evade. */
  card(
    'pilot:mandalorianroyalguard',
    dice({
      as: 'defender',
      who: { is: 'friend', size: ['medium', 'large'] },
      cost: [{ gain: 'deplete' }, { gain: 'strain' }],
      if: inAttackArc,
      does: turn(['blank', 'focus'], 'evade', 1),
    }),
  ),

  /** After an attack in which the defender was destroyed, an action, even while stressed; then two strain tokens for a bonus attack. */
  card(
    'pilot:torphun',
    at('after:attack', {
      as: 'attacker',
      grantsAttack: true,
      if: scene => wasDestroyed(scene, scene.attack.defender),
      must: ({ self }) => [
        ...perform(self, null, { evenStressed: true }),
        bonusAttackFor(self, gainSeveral(self, 'strain', 2)),
      ],
    }),
  ),
];
