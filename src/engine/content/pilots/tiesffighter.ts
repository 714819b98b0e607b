import {
  ALL,
  amount,
  at,
  bonusAttack,
  card,
  dice,
  gain,
  greenTokens,
  inMy,
  isPrimary,
  primaries,
  reroll,
  weaponIn,
} from '../words';

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
];
