import {
  ALL,
  amount,
  at,
  bonusAttack,
  cancel,
  card,
  dice,
  gain,
  greenTokens,
  inMy,
  isEnemyShip,
  isPrimary,
  lockedByFriends,
  otherFriend,
  primaries,
  reroll,
  takeOverLock,
  weaponIn,
} from '../words';

const covered = { as: 'defender', at: 'after:neutralize', must: true, shares: 'damage' } as const;

export default [
  /** A primary turret attack on a ship in the rear arc has one more die. */
  card(
    'pilot:backdraft',
    amount('attackDice', {
      as: 'attacker',
      if: scene =>
        isPrimary(scene) && weaponIn(scene).arc === 'singleTurret' && inMy(scene, 'rear', scene.attack.defender),
      by: { add: 1 },
    }),
  ),

  /** After losing a shield, a charge for a bonus primary attack. */
  card(
    'pilot:quickdraw',
    at('after:shieldLost', {
      cost: { charge: 1 },
      grantsAttack: true,
      may: scene => bonusAttack(scene, scene.self, { weapons: primaries(scene, scene.self) }),
    }),
  ),

  /** Another friend's lock on the defender rerolls any of the dice. */
  card(
    'pilot:lieutenantlehuse',
    dice({ as: 'attacker', cost: { spend: 'lock', of: { is: 'otherFriend' } }, does: reroll(ALL) }),
  ),

  /** As the Engagement Phase starts without a green token, a charge for an evade token. */
  card(
    'pilot:theta3-evacuationofdqar',
    at('start:engagement', {
      cost: { charge: 1 },
      if: ({ self }) => greenTokens(self) === 0,
      may: ({ self }) => [gain(self, 'evade')],
    }),
  ),

  /** As the Engagement Phase starts, what a friend has locked at range 1-3 may be locked, and that lock breaks. */
  card(
    'pilot:lieutenantlehuse-evacuationofdqar',
    at('start:engagement', {
      choose: { oneOf: scene => lockedByFriends(scene, 1, 3) },
      may: (scene, { key }) => takeOverLock(scene, key),
    }),
  ),

  /** While an enemy ship in the turret arc attacks, a charge of its own and one of its missiles: it rerolls two dice. */
  card(
    'pilot:theta4-evacuationofdqar',
    dice({
      as: 'defender',
      who: { is: 'any' },
      units: true,
      cost: [{ charge: 1 }, { charge: 1, from: 'upgrade:barragerockets' }],
      if: scene => isEnemyShip(scene, scene.attack.attacker) && inMy(scene, 'turret', scene.attack.attacker),
      does: reroll(2, { dice: 'attack', exactly: true }),
    }),
  ),

  /** After results are neutralized another friend at range 0-1 must suffer a hit or crit, and one such result is canceled. */
  card(
    'pilot:captainphasma',
    dice({
      ...covered,
      name: 'hit',
      cost: { suffer: 'hit', of: otherFriend(0, 1) },
      does: cancel(['hit'], 1, { dice: 'attack' }),
    }),
    dice({
      ...covered,
      name: 'crit',
      cost: { suffer: 'crit', of: otherFriend(0, 1) },
      does: cancel(['crit'], 1, { dice: 'attack' }),
    }),
  ),
];
